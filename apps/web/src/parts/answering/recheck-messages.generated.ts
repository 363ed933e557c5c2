// Written by 'npm run codegen' from recheck.messages.en.json.

/** Words of the mark on an answer whose question was changed by an upgrade. */
export const recheckMessages = {
  mark: "Re-check",
  why: "The question was changed after it was answered. Confirm that the answer still holds, or change it and confirm.",
  droppedRating: "The rating that was given is no longer offered.",
  confirm: "Confirm answer",
  done: "The answer is confirmed.",
  failed: "The answer could not be confirmed.",
  changed: "What was changed",
  before: "Before",
  after: "Now",
  nothing: "Nothing",
  fields: {
    text: "Question",
    guidance: "Guidance",
    acceptableEvidence: "Acceptable evidence",
    responseType: "Kind of answer",
    ratingScale: "Rating scale",
    citations: "Citations",
  },
}
