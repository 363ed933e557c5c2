import { chakra } from '@chakra-ui/react'
import { auditTypeOf } from '@portal/domain'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusCard } from '../../../../parts/answering/answer-keys'
import { LineCard } from '../../delivery/line-card'
import { SetBeside } from '../../document-set/set-beside'
import { SetSummary } from '../../document-set/set-summary'
import { ItemRequests } from '../../requests/item-requests'
import { RecordDocuments } from '../record-documents'
import type { RecordPageProps } from '../record-page-props'
import { SetupForm, SetupText } from '../setup-form'
import { PreviousAnswer } from './previous-answer'
import { ReviewNavigator } from './review-navigator'
import { SectionItems } from './section-items'
import { SkipButton, SkipMark } from './skip-mark'
import type { useRecordParts } from './use-record-parts'
import { useConfirmItem, useSaveItem } from './use-save-item'

interface RecordPartsProps extends RecordPageProps {
  parts: ReturnType<typeof useRecordParts>
}

/** The navigator of a record, and the part that is open: its setup, or items with their answers. */
export function RecordParts(props: RecordPartsProps) {
  const { place, record, setup, content, files, documentSet, previous, requests, onRefresh, parts } = props
  const { filter, section, isSetup, open } = parts
  const hasMinutes = auditTypeOf(place.typeKey)?.recordForm === 'minutes'
  const saveOf = useSaveItem(place, props)
  const confirmOf = useConfirmItem(place)
  useFocusOfHash()
  return (
    <>
      <ReviewNavigator
        sections={content.sections}
        setup={{
          answered: setup.questions.filter(({ values }) => values.some(Boolean)).length,
          all: setup.questions.length,
          complete: setup.missing.length === 0,
        }}
        open={open}
        filter={filter}
        pathTo={parts.pathTo}
      />
      {isSetup ? (
        <chakra.div minWidth="0">
          {setup.update.allowed ? (
            <SetupForm place={place} content={content} setup={setup} onRefresh={onRefresh} />
          ) : (
            <SetupText setup={setup} />
          )}
        </chakra.div>
      ) : (
        <chakra.div minWidth="0" display="grid" gap="14px" alignContent="start">
          {hasMinutes && <LineCard place={place} />}
          {documentSet && <SetSummary set={documentSet} />}
          <SectionItems
            key={`${open} ${filter}`}
            sections={section && filter === 'all' ? [section] : content.sections}
            filter={filter}
            currentId={parts.currentId}
            onCurrent={parts.setCurrent}
            write={content.answer.allowed}
            extraFields={content.extraFields}
            draftKeyOf={parts.draftKeyOf}
            saveOf={saveOf}
            confirmOf={confirmOf}
            renderSkip={(target) =>
              content.skip.allowed && <SkipButton place={place} content={content} target={target} />
            }
            renderSkipped={(target, { skippedByHand }) =>
              skippedByHand && (
                <SkipMark place={place} content={content} target={target} skip={skippedByHand} />
              )
            }
            renderBeside={(item) => (
              <>
                {previous && <PreviousAnswer previous={previous} item={item} />}
                {documentSet && <SetBeside place={place} set={documentSet} itemId={item.id} />}
                {files && !documentSet && (
                  <RecordDocuments
                    place={place}
                    record={record}
                    files={files}
                    itemId={item.id}
                    onChanged={onRefresh}
                  />
                )}
                <ItemRequests
                  place={place}
                  record={record}
                  item={item}
                  requests={requests}
                  onChanged={onRefresh}
                />
              </>
            )}
          />
        </chakra.div>
      )}
    </>
  )
}

/**
 * A link to an item, as from the list of gaps, puts the focus on its answer. The dialog that the link closes returns the focus to its
 * button, on a slow machine late: until the reader does something, the focus goes back to the answer.
 */
function useFocusOfHash(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash) return
    const card = () => document.getElementById(decodeURIComponent(hash.slice(1)))
    const go = () => {
      const target = card()
      if (target && !target.contains(document.activeElement)) focusCard(target)
    }
    const stop = new AbortController()
    const { signal } = stop
    const timer = setTimeout(() => {
      go()
      document.addEventListener('focusin', go, { signal })
      for (const act of ['keydown', 'pointerdown'])
        document.addEventListener(act, () => stop.abort(), { capture: true, signal })
    }, 100)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [hash, key])
}
