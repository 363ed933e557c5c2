// Written by 'npm run codegen' from pending-email.messages.en.json.

/** Words about a new own address that waits for its confirmation. */
export const pendingEmailMessages = {
  title: "New address not confirmed yet",
  body: ({ address }: { address: string | number }) => `A link was mailed to ${address}. Your user name changes once you have opened it; the link is good for 24 hours.`,
  resend: "Send the link again",
  resent: "Email sent!",
  cancel: "Keep my address",
  cancelled: "Your address stays as it is.",
  failed: "That did not work",
}
