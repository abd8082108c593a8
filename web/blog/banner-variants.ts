/**
 * Editable copy: six calls to action of about equal length, one of which is shown at the end of the
 * blog.
 */
export const bannerVariants = [
  {
    title: "Done reading? Get {five} {quotes}.",
    text: "Describe your booth once. Vetted builders send a price and a plan within {all}.",
    button: "Get quotes",
  },
  {
    title: "Your next show has a date. Start there.",
    text: "Tell us the show, the size and what has to happen in the booth. {Five} {quotes} come back, free.",
    button: "Start your quote request",
  },
  {
    title: "A budget is a guess until a builder reads it.",
    text: "Send one brief and lay the numbers of {five} {builders} side by side, within {all}.",
    button: "Compare {five} {quotes}",
  },
  {
    title: "Put what you've just read to work.",
    text: "Two minutes for the brief, {first} to the first quote, {48} to all {five}. It costs you nothing.",
    button: "Describe your booth",
  },
  {
    title: "{Five} second opinions on your booth.",
    text: "Builders who know the hall, its rules and its freight dock tell you what they would build.",
    button: "Ask the builders",
  },
  {
    title: "Skip the cold calls. Builders answer you.",
    text: "We match your brief with builders who fit. You'll hear from them and no one else.",
    button: "Find my builders",
  },
] as const;
