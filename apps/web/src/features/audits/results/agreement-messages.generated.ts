// Written by 'npm run codegen' from agreement.messages.en.json.

/** Words of the agreement of first and second readers. */
export const agreementMessages = {
  title: "Second readers",
  none: "No record of this review was read a second time yet.",
  read: ({ read, waiting }: { read: number; waiting: number }) => `${read === 1 ? `${read.toLocaleString("en")} record was read` : `${read.toLocaleString("en")} records were read`} a second time; ${waiting === 0 ? "none waits" : waiting === 1 ? `${waiting.toLocaleString("en")} waits` : `${waiting.toLocaleString("en")} wait`} for it.`,
  agreement: ({ equal, pairs, percent }: { equal: string | number; pairs: string | number; percent: string | number }) => `The readers agree in ${equal} of ${pairs} answers (${percent}).`,
  kappa: ({ kappa }: { kappa: string | number }) => `Cohen’s kappa: ${kappa}.`,
  noKappa: "Cohen’s kappa needs 20 pairs of different answers.",
  failed: ({ reason }: { reason: string | number }) => `The agreement of the readers is not shown: ${reason}`,
}
