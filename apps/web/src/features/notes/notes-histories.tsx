import type { RecordHistories } from '../../lib/web-feature'
import { notesMessages as m } from './notes-messages.generated'
import { notesPaths } from './notes-paths'
import { NotesTabs } from './notes-tabs'

export const histories: RecordHistories = {
  [`${notesPaths.list}/:id/history`]: (id) => ({
    targetType: 'note',
    targetId: id,
    what: m.what.note,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: notesPaths.list },
    ],
    tabs: <NotesTabs history={id} />,
  }),
}
