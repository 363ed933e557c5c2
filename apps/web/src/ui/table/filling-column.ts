/** A column that grows to the height of what is around it, never below its own: editor and field of a rich text that fills. */
export const fillingColumn = { display: 'flex', flexDirection: 'column', flex: '1 0 auto' } as const
