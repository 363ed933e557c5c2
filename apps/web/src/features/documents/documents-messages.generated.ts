// Written by 'npm run codegen' from documents.messages.en.json.

/** Words of the evidence of a self-assessment. */
export const documentsMessages = {
  named: "Required documents that this subsection names",
  removeBody: ({ title }: { title: string | number }) => `"${title}" is deleted from this self-assessment.`,
}
