// Written by 'npm run codegen' from toast.messages.en.json.

/** Words of the messages that appear at the side. */
export const toastMessages = {
  messages: "Messages",
  closeMessage: "Close message",
}
