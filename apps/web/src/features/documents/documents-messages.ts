/** Words of the evidence of a self-assessment. */
export const documentsMessages = {
  named: 'Required documents that this subsection names',
  removeBody: (title: string) => `"${title}" is deleted from this self-assessment.`,
} as const
