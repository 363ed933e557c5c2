// Written by 'npm run codegen' from agencies-mail.messages.en.json.

/** Words of a letter to the administrators of several agencies. */
export const agenciesMailMessages = {
  open: "Mail agencies",
  none: "No agency is shown.",
  title: "Mail agencies",
  intro: "Each local administrator of the chosen agencies gets one mail at once, and a line in the bell. The local dashboard shows it under From the state, and the history of the agency keeps it.",
  noStudents: "Name no student: mail leaves the portal.",
  agencies: "Agencies",
  agenciesHint: "Those that the list of the dashboard shows. Take out whom you do not mean.",
  all: "Select all",
  nobody: "Select none",
  subject: "Subject",
  text: "Message",
  send: "Send",
  sent: "Mail",
  reached: ({ people, agencies }: { people: number; agencies: number }) => people === 1 ? agencies === 1 ? `${people} person in ${agencies} agency was written to.` : `${people} person in ${agencies} agencies was written to.` : agencies === 1 ? `${people} people in ${agencies} agency were written to.` : `${people} people in ${agencies} agencies were written to.`,
  unreached: ({ agencies }: { agencies: number }) => agencies === 1 ? `${agencies} agency has no local administrator.` : `${agencies} agencies have no local administrator.`,
  cancel: "Cancel",
}
