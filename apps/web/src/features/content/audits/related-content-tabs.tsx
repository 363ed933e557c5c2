import { addressIsOffered, type ContentKind } from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'
import { TabLinks } from '../../../ui/layout/tab-links'
import { contentMessages } from '../content-messages.generated'
import { contentPaths } from '../content-paths'

/** Editors that share one item of the menu: the specification names none for the content of services. */
const together: readonly ContentKind[] = ['desk-audit', 'services']

/** Tabs of the editors beside the one that is open; nothing where it stands alone. */
export function RelatedContentTabs({ kind }: { kind: ContentKind }) {
  const { missingRooms } = useViewer()
  if (!together.includes(kind)) return null
  const tabs = together
    .map((one) => ({ label: contentMessages.title[one], to: contentPaths.welcome(one) }))
    .filter(({ to }) => addressIsOffered(to, missingRooms))
  return <TabLinks label={contentMessages.editors} tabs={tabs} />
}
