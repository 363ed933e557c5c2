import { chakra } from '@chakra-ui/react'
import { FileLock, FileText } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { WordsCard } from '../../../parts/words/words-card'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toastFailure } from '../../../ui/feedback/toast-failure'
import { PageHeader } from '../../../ui/layout/page-header'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { caseStudiesPaths, useCaseStudyId } from '../case-studies-paths'
import {
  useCaseStudyWordsQuery,
  useDecideCaseStudyWordsMutation,
  type CaseStudyWordsQuery,
} from '../case-studies.generated'
import { CaseStudyTabs } from '../case-study-tabs'

const words = m.names
type Study = NonNullable<CaseStudyWordsQuery['caseStudy']>

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'to decide',
  'decided',
  'asking for names',
  'not found',
  'forbidden',
  'error',
  'offline',
]

/** What stays in files of a case study, word by word, and the files themselves. */
export function Component() {
  const id = useCaseStudyId()
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useCaseStudyWordsQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'network-only',
  })
  const refresh = useRefresh(refetch)
  const study = data?.caseStudy
  if (!valid || (data && !study && !error))
    return <MissingRecord what={m.page.what} list={caseStudiesPaths.list} />
  const home = { label: m.title, to: caseStudiesPaths.list }
  if (!study || !data.caseStudyWords)
    return (
      <>
        <PageHeader title={words.title} breadcrumb={[home]} />
        {error ? (
          <ProblemState problem={problemOf(error)} what={words.loading} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={6} />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          home,
          { label: study.theme, to: caseStudiesPaths.one(study.id) },
          { label: words.title },
        ]}
        facts={words.facts}
        actions={<Files study={study} />}
      />
      <CaseStudyTabs id={study.id} />
      <chakra.div marginTop="14px">
        <Words study={study} found={data.caseStudyWords} onChanged={refresh} />
      </chakra.div>
    </>
  )
}

function Words({
  study: { id, decideWords },
  found,
  onChanged,
}: {
  study: Study
  found: NonNullable<CaseStudyWordsQuery['caseStudyWords']>
  onChanged: () => void
}) {
  const [send] = useDecideCaseStudyWordsMutation()
  const left = found.filter(({ decision }) => decision === null).length
  return (
    <WordsCard
      words={found}
      texts={{
        title: words.listTitle,
        intro: words.intro,
        caption: words.caption,
        none: words.none,
        left: words.left({ n: left }),
      }}
      barred={decideWords.allowed ? null : decideWords.reason}
      decide={async (decided) =>
        (await send({ variables: { id, words: decided } })).data?.decideCaseStudyWords.errors
      }
      onChanged={onChanged}
    />
  )
}

function Files({ study: { id, exportFile, exportNames } }: { study: Study }) {
  const [asking, setAsking] = useState(false)
  const href = caseStudiesPaths.pdf(id)
  const save = (path: string) =>
    toastFailure(async () => (await import('../../../ui/action/download')).download(path))
  return (
    <>
      <Button
        icon={<FileLock aria-hidden />}
        disabledReason={!exportNames.allowed && exportNames.reason}
        onClick={() => setAsking(true)}
      >
        {words.named}
      </Button>
      <Button
        variant="solid"
        icon={<FileText aria-hidden />}
        disabledReason={!exportFile.allowed && exportFile.reason}
        onClick={() => void save(href)}
      >
        {words.pdf}
      </Button>
      {asking && (
        <ReasonLater
          title={words.namedTitle}
          intro={words.namedIntro}
          words={{ label: words.reason, go: words.go, cancel: words.cancel }}
          check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
          rows={3}
          maxLength={2000}
          onClose={() => setAsking(false)}
          onDone={async (reason) => {
            await save(`${href}?${new URLSearchParams({ names: 'true', reason }).toString()}`)
            setAsking(false)
            return []
          }}
        />
      )}
    </>
  )
}
