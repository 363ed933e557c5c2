// Written by 'npm run codegen' from audit-letters.messages.en.json.

/** Letters of an audit, with where each stands in the library of the agency. */
export const auditLettersMessages = {
  title: "Letters of this audit",
  columns: {
    subject: "Letter",
    kind: "Kind",
    about: "About",
    letterDate: "Date",
    issuedBy: "Issued by",
    state: "State",
    acknowledgeBy: "Acknowledge by",
    acknowledgedBy: "Acknowledged by",
    acknowledgedOn: "Acknowledged on",
    actions: "Actions",
  },
  wholeAudit: "The whole audit",
  prong: ({ number, round }: { number: string | number; round: string | number }) => `Prong ${number}, round ${round}`,
  none: "None",
  acknowledged: ({ name, day }: { name: string | number; day: string | number }) => `${name}, ${day}`,
  pdf: "PDF",
  pdfOf: ({ subject }: { subject: string | number }) => `PDF of ${subject}`,
  filters: {
    label: "Filters of the letters",
    search: "Search",
    searchHint: "Two characters or more of the subject",
    state: "State",
    everyState: "Every state",
    kind: "Kind",
    everyKind: "Every kind",
  },
  emptyTitle: "No letter has been sent yet",
  emptyBody: "The letter of notification begins an audit; letters about its results follow.",
  noMatchTitle: "No letter matches the filters",
  noMatchBody: "Other filters may show some.",
  clear: "Clear filters",
}
