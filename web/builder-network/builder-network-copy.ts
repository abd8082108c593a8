import { claims } from "../marketing/claims.ts";

/** Editable copy of the network page. Regions and builders are counted from the data. */
export const builderNetworkCopy = {
  stats: [claims.builders, claims.projectsOnAboutUs, claims.satisfaction, claims.repeatBusiness],
  /** Each links to builders whose specialties contain its `finds`. */
  specializations: [
    { name: "Custom Island Booths", finds: "island", text: "Four open sides, drawn for you" },
    {
      name: "Double-Deck Structures",
      finds: "double-deck",
      text: "A meeting room above the aisle",
    },
    { name: "Modular Exhibits", finds: "modular", text: "One kit, many floor plans" },
    { name: "Sustainable Materials", finds: "sustainable", text: "Booths that come home again" },
    { name: "Rental Exhibits", finds: "rental", text: "A good booth for one show" },
    { name: "LED Video Walls", finds: "led video", text: "Screens that carry the booth" },
    { name: "Interactive Technology", finds: "interactive", text: "Demos that survive a crowd" },
    { name: "Lighting Design", finds: "lighting", text: "The product in its best light" },
    { name: "Hanging Signs & Rigging", finds: "rigging", text: "Seen from across the hall" },
    { name: "Hospitality Lounges", finds: "lounge", text: "Where people stay to talk" },
    { name: "Machinery Stands", finds: "machinery", text: "Floors rated for 40 tons" },
    { name: "Country Pavilions", finds: "pavilion", text: "Thirty exhibitors under one roof" },
  ],
};
