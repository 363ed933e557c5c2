/** Elapsed time in the words of messages: "a moment", "5 minutes", "1 hour", "3 days". */
export function elapsed(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000)
  if (minutes < 1) return 'a moment'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/** Shown to a person whose save would overwrite a change they have not seen (domain definition 0.5). */
export function staleVersionMessage(change: { by: string; on: Date } | null, now: Date): string {
  const what = change
    ? `${change.by} saved this ${elapsed(change.on, now)} ago.`
    : 'This is not the version that is stored.'
  return `${what} Review the differences before saving.`
}

/** Shown to a person who changes a record that was deleted meanwhile. */
export function deletedMessage(deletion: { by: string; on: Date } | null, now: Date): string {
  return deletion
    ? `${deletion.by} deleted this ${elapsed(deletion.on, now)} ago.`
    : 'Somebody deleted this meanwhile.'
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}
