import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/feedback/alert'
import { LaunchContents } from './launch-contents'
import { yearsMessages as m } from './years-messages.generated'
import type { LaunchPreviewFieldsFragment } from './years.generated'

/** What a launch will make, what continues, and what is not ready (domain definition 8.5). */
export function LaunchPreview({ preview }: { preview: LaunchPreviewFieldsFragment }) {
  const { next, agencies, contents, selfAssessments, carriedOver, notReady } = preview
  return (
    <>
      <Block title={m.willCreate}>
        <Lines
          lines={[
            m.yearItself({ name: next.name }),
            ...(contents.length > 0 ? [m.selfAssessments({ n: selfAssessments })] : []),
            m.agencies({ n: agencies }),
          ]}
        />
      </Block>
      {contents.length > 0 && (
        <Block title={m.contents}>
          <LaunchContents contents={contents} />
        </Block>
      )}
      {carriedOver.length > 0 && (
        <Block title={m.carriedOver}>
          <Lines lines={carriedOver.map(m.count)} />
          <chakra.p textStyle="hint" color="fg.subtle">
            {m.carriedOverNote}
          </chakra.p>
        </Block>
      )}
      {notReady.length > 0 ? (
        <Alert status="warning" title={m.notReady} quiet>
          <Lines lines={notReady} />
          <chakra.p marginTop="4px">{m.notReadyNote}</chakra.p>
        </Alert>
      ) : (
        <Alert status="success" quiet>
          {m.allReady}
        </Alert>
      )}
    </>
  )
}

/** A titled part of the preview and of the summary. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section marginBottom="14px">
      <chakra.h3 textStyle="blockTitle" marginBottom="4px">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  )
}

/** Sentences as a list. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <chakra.ul paddingInlineStart="18px" listStyleType="disc" fontVariantNumeric="tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  )
}
