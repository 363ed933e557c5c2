// Written by 'npm run codegen' from feedback.messages.en.json.

/** Words of states, chips and notes. */
export const feedbackMessages = {
  close: "Close",
  someChoicesOfTheFilters: "Some choices of the filters could not be loaded.",
}
