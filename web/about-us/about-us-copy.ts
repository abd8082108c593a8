import { claims } from "../marketing/claims.ts";

/** Editable copy of the page About Us. Its people are examples until an operator names their own. */
export const aboutUsCopy = {
  mission: [
    "A trade show booth is a small building that has to stand on a Tuesday at eight, in a hall you have never seen, and be gone by Friday night. Finding someone who can do that used to mean ten phone calls, three weeks and one quote with nothing to compare it to.",
    "We got it down to one brief and {all}. You describe what has to happen in the booth; {five} {builders} who have done it before say what it takes. You choose. That is the whole idea, and everything here serves it.",
  ],
  stats: [claims.projectsOnAboutUs, claims.builders, claims.satisfaction, claims.repeatBusiness],
  values: [
    {
      title: "On time comes first",
      text: "A show opens whether the booth is ready or not. We list builders who plan backwards from that morning.",
    },
    {
      title: "Plain prices",
      text: "{Five} {quotes} on the same brief, side by side. When one leaves something out, you can see it.",
    },
    {
      title: "Reviewed, not just listed",
      text: "Every profile is reviewed before it goes public. Being listed is earned, and it can be lost.",
    },
    {
      title: "Your details are yours",
      text: "Only the builders matched with your brief see who you are. Others see the show, date, venue, booth and budget, when it was sent and how many builders are on it. We sell no lists.",
    },
  ],
  timeline: [
    {
      year: "2019",
      title: "One spreadsheet",
      text: "Two exhibit managers keep a list of builders they would hire again, and share it with colleagues.",
    },
    {
      year: "2020",
      title: "The halls go dark",
      text: "No shows. We call the builders on the list, ask how they work, and write down what we would check before hiring one again.",
    },
    {
      year: "2021",
      title: "The first five quotes",
      text: "Shows reopen. A medical exhibitor sends one brief and has five answers two days later. It becomes the promise.",
    },
    {
      year: "2022",
      title: "Beyond one country",
      text: "Builders in Germany, Spain and Singapore join, and with them shows on three continents.",
    },
    {
      year: "2023",
      title: "The clock counts in public",
      text: "When the quotes of a request are due is promised, and how often that was kept is published, good or bad.",
    },
    {
      year: "2024",
      title: "Everything in one place",
      text: "Portfolio, show calendar and quotes move under one roof, so that planning a show starts and ends here.",
    },
  ],
  team: [
    {
      name: "Mara Lindqvist",
      role: "Founder, exhibit manager",
      text: "Ran 60 shows for a robotics maker, and still carries a tape measure.",
      drawing: { type: "island", size: "20x20", features: ["hanging-elements", "counter"] },
    },
    {
      name: "Devon Achterberg",
      role: "Builder relations",
      text: "Twenty years in a carpentry shop behind the convention center, and still sharpens his own pencils.",
      drawing: { type: "inline", size: "20x10", features: ["multimedia", "furniture"] },
    },
    {
      name: "Priya Raman",
      role: "Requests and matching",
      text: "Reads every brief that comes in, and calls when a drawing says more than the form.",
      drawing: { type: "peninsula", size: "20x20", features: ["meeting-room", "led-lighting"] },
    },
    {
      name: "Tomás Beltrán",
      role: "Product and engineering",
      text: "Builds what you are looking at, and the drawing in it.",
      drawing: { type: "pavilion", size: "30x30", features: ["catering-area", "storage"] },
    },
  ],
} as const;
