const rowActs = ['activate', 'due', 'remind', 'reset', 'reopen'] as const

/** What a monitor does with rows of the state list. */
export type RowAct = (typeof rowActs)[number]

export const isRowAct = (text: string): text is RowAct => rowActs.some((act) => act === text)
