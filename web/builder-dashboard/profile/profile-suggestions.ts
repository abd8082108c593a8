import { industries } from "../../../domain/portfolio/industries.ts";

/** Words that the profile form offers, in the form in which matching and the public filters read them. Any others are taken, too. */
export const profileSuggestions = {
  region: ["North America", "Latin America", "Europe", "Asia Pacific", "Middle East & Africa"],
  teamSize: ["1-10", "11-50", "51-200", "201-500", "500+"],
  coverageAreas: [
    ...["Las Vegas", "Orlando", "Chicago", "New York City", "Atlanta", "Anaheim", "San Diego"],
    ...["San Francisco", "Dallas", "Houston", "New Orleans", "Boston", "Philadelphia", "Denver"],
    ...["Toronto", "Nevada", "California", "Florida", "Texas", "West Coast", "East Coast"],
    ...["Midwest", "United States", "Canada", "Mexico", "North America", "Europe", "Worldwide"],
  ],
  specialties: [
    ...["Custom Island Booths", "Peninsula Booths", "Inline & Perimeter Booths"],
    ...["Country Pavilions", "Double-Deck Structures", "Modular Exhibits", "Rental Exhibits"],
    ...["Sustainable Materials", "LED Video Walls", "Interactive Technology", "Lighting Design"],
    ...["Hanging Signs & Rigging", "Hospitality Lounges", "Meeting Rooms"],
    ...["Demonstration Counters", "Machinery Stands"],
  ],
  industriesServed: industries,
  servicesOffered: [
    ...["Design & 3D Rendering", "Custom Construction", "Rental", "Installation & Dismantle"],
    ...["On-Site Labor", "Storage", "Furniture", "Audio-Visual & Lighting", "Rigging", "Catering"],
    ...["Shipping & Drayage", "Project Management"],
  ],
} as const satisfies Record<string, readonly string[]>;
