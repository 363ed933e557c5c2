import { renumberedContent } from '@portal/domain'
import type { BodyOf, renumberContent as renumberCall } from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { editable, nodeOr404, standing, type ContentCommand, contentTarget } from '../content-command.js'
import type { VersionAnswer } from '../content-read-model.js'
import { stampOf, recordActs } from '../../../server/command.js'

/** Numbers places by where they stand, exactly as the person saw it before; each place's change log says so. */
export async function renumberContent(
  command: ContentCommand,
  id: number,
  { within, numbers }: BodyOf<typeof renumberCall>,
): Promise<VersionAnswer> {
  const { tx, port } = command
  const view = await editable(command, id)
  if (within !== null) nodeOr404(view, within)
  const changes = renumberedContent(view.nodes, within)
  const seen = new Map(numbers.map(({ contentId, number }) => [contentId, number]))
  if (seen.size !== changes.length || changes.some(({ contentId, to }) => seen.get(contentId) !== to))
    throw new ApiError('CONFLICT', 'Places of this draft were changed meanwhile. Look at the numbers again.')
  const step = stampOf(command)
  for (const { contentId, to } of changes) {
    const node = nodeOr404(view, contentId)
    await port.updateNode(tx, { ...node, fields: { ...node.fields, number: to } }, step)
  }
  await recordActs(
    command,
    'renumberContent',
    changes.map(({ contentId, from, to }) =>
      Object.assign(contentTarget(command, view.version, contentId), {
        before: { number: from },
        after: { number: to },
      }),
    ),
  )
  return standing(command, id)
}
