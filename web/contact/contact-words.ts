export const checkFields = "Please check all required fields are filled correctly.";
export const notSent = "Your message could not be sent. Please try again in a moment.";
