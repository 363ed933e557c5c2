// Written by 'npm run codegen' from submission.messages.en.json.

/** Words of submitting a self-assessment. */
export const submissionMessages = {
  submission: {
    title: "Submission check",
    ready: "Nothing is missing. Every subsection is approved.",
    approved: "Every subsection is approved.",
    orReason: "Upload the documents, or say why they are missing when you submit.",
    documentsReason: "Why required documents are missing",
    documentsReasonHint: ({ empty }: { empty: string | number }) => `${empty} The state reads your reason with the submission.`,
    documentsReasonIs: ({ reason }: { reason: string | number }) => `Why required documents are missing: ${reason}`,
    gaps: ({ n }: { n: number }) => n === 1 ? "1 thing is missing" : `${n} things are missing`,
    statement: "Statement of accuracy",
    statementText: "I have read this self-assessment. The ratings, explanations and documents are complete and accurate to the best of my knowledge.",
    name: "Name",
    jobTitle: "Title",
    date: "Date",
    submit: "Submit",
    done: "Self-assessment submitted.",
  },
}
