import { useLocation } from 'react-router-dom'
import { TabLinks } from '../../../ui/layout/tab-links'
import { recordMessages } from './record-messages.generated'
import { recordPaths, type RecordPlace } from './record-paths'

const words = recordMessages.tabs

/** The pages of a record above its history. */
export function RecordHistoryTabs() {
  const place = placeIn(useLocation().pathname)
  return (
    <TabLinks
      label={words.label}
      tabs={[
        { label: words.review, to: recordPaths.record(place) },
        { label: words.summary, to: recordPaths.summary(place) },
        { label: words.history, to: recordPaths.history(place) },
      ]}
    />
  )
}

/** The record of an address: /user/dashboard/{kind}/prongs/{prong}/records/{record}/history. */
function placeIn(pathname: string): RecordPlace {
  const [, , , typeKey = '', , prongId, , recordId] = pathname.split('/')
  return { typeKey, prongId: Number(prongId), recordId: Number(recordId) }
}
