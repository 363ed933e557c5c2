import { chakra } from '@chakra-ui/react'
import { contentRoot, complianceYearName, type ContentKind } from '@portal/domain'
import { Eye, Lock, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { LinkButton } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { EmptyState } from '../../../ui/feedback/states'
import { contentMessages } from '../content-messages.generated'
import { nodesOf, stateInWords } from '../content-nodes'
import { contentPaths } from '../content-paths'
import { problemsOf } from '../content-problems'
import { ContentTree } from '../tree/content-tree'
import type { ContentVersionFieldsFragment, ContentVersionQuery } from '../content.generated'
import { NodeForm } from './node-form'
import { NodeToolbar } from './node-toolbar'
import { ProblemSummary } from './problem-summary'
import { PublishDialog } from '../versions/publish-dialog'
import { useNodeActs } from './use-node-acts'

const m = contentMessages

interface ContentEditorProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  citations: ContentVersionQuery['contentCitations']
  onRefresh: () => void
}

/** The tree on the left, the form of the chosen place on the right, the results of the checks above both. */
export function ContentEditor({ kind, version, citations, onRefresh }: ContentEditorProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [publishing, setPublishing] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const form = useRef<{ flush: () => Promise<boolean> }>(null)
  const flush = async () => (await form.current?.flush()) ?? true
  const acts = useNodeActs({ kind, id: version.id, flush, onAnnounce: setAnnouncement })

  const nodes = nodesOf(version)
  const root = contentRoot(nodes)
  const wanted = search.get('place')
  const chosen = nodes.find(({ contentId }) => contentId === wanted) ?? (wanted ? undefined : root)
  const problems = problemsOf(version, citations)
  const year = complianceYearName(version.year)
  useHeaderBadge(null, version.part, version.year)

  const publish = async () => {
    if (await flush()) setPublishing(true)
  }
  return (
    <>
      <PageHeader
        title={version.title || m.title[kind]}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.title[kind], to: contentPaths.welcome(kind) },
          { label: `${version.part} ${year}` },
        ]}
        facts={stateInWords(version)}
        actions={
          <>
            <LinkButton to={contentPaths.preview(kind, version.id)} icon={<Eye aria-hidden />}>
              {m.welcome.preview}
            </LinkButton>
            {version.edit.allowed && (
              <Button variant="solid" icon={<Send aria-hidden />} onClick={() => void publish()}>
                {m.welcome.publish}
              </Button>
            )}
          </>
        }
      />
      {!version.edit.allowed && (
        <chakra.p display="flex" gap="8px" alignItems="center" marginBottom="12px" color="fg.muted">
          <Lock size={16} aria-hidden style={{ flex: 'none' }} />
          <span>{version.edit.reason}</span>
        </chakra.p>
      )}
      {version.edit.allowed && (
        <ProblemSummary version={version} problems={problems} open={search.has('checks')} />
      )}
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '10px', md: '16px' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: '280px minmax(0, 1fr)',
          xl: '360px minmax(0, 1fr)',
        }}
      >
        <ContentTree
          kind={kind}
          version={version}
          nodes={nodes}
          problems={version.edit.allowed ? problems : []}
          chosenId={chosen?.contentId}
          onStep={(node, by) => void acts.step(nodes, node, by)}
          onMove={(node, to) => void acts.move(node, to)}
          onAnnounce={setAnnouncement}
        />
        <chakra.div minWidth="0" display="grid" gap="16px">
          {(chosen || version.edit.allowed) && (
            <NodeToolbar kind={kind} version={version} nodes={nodes} node={chosen} acts={acts} />
          )}
          {chosen ? (
            <NodeForm
              key={chosen.contentId}
              kind={kind}
              version={version}
              node={chosen}
              nodes={nodes}
              citations={citations}
              problems={version.edit.allowed ? problems : []}
              focusOn={search.get('field')}
              handle={form}
              onRefresh={onRefresh}
            />
          ) : (
            <Card as="div" padded={false}>
              <EmptyState title={wanted ? m.editor.gone : m.editor.choose} />
            </Card>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p srOnly role="status">
        {announcement}
      </chakra.p>
      {publishing && (
        <PublishDialog
          kind={kind}
          id={version.id}
          onClose={() => setPublishing(false)}
          onPublished={() =>
            void navigate(`${contentPaths.welcome(kind)}?year=${version.year}&part=${version.part}`)
          }
        />
      )}
    </>
  )
}
