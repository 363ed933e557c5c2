import { chakra } from '@chakra-ui/react'
import { ChartColumn, Download, Table2 } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { FoldingCard, type Fold } from '../layout/folding-card'
import { chartMessages as m } from './chart-messages.generated'
import { pictureOf } from './chart-picture'
import { tableClasses } from '../table/table-styles.generated'
import { IconButton } from '../action/icon-button'
import { toast } from '../feedback/toast'
import { useOpenedAt } from '../list/use-opened-at'

const ChartFileMenu = lazy(() =>
  import('./chart-file-menu').then((module) => ({ default: module.ChartFileMenu })),
)

/** How figures are saved as files; provided by the screen, so that charts do not need the code of lists. */
export interface ChartFiles {
  table: (table: Pick<ChartCardProps, 'title' | 'name' | 'headings' | 'rows'>) => void
  picture: (name: ChartCardProps['name'], picture: Blob) => void
}

export interface ChartCardProps {
  files: ChartFiles
  title: string
  /** What the chart says, in one sentence. */
  summary: string
  /** A quiet remark under the chart. */
  note?: string | undefined
  /** Parts of the names of files before the day. */
  name: readonly (string | number | null)[]
  headings: readonly string[]
  /** The same figures as a table, the name of each row first. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Folded on a phone, the sentence stays. */
  fold: Fold
  /** The drawing: one svg element, hidden from screen readers, which read summary and table. */
  children: ReactNode
}

/** The head sticks to the top of the box that the table scrolls in; below the top bar it would lie over the first rows. */
const twinStyle = { '& thead th': { top: '0' } }

/** A long title breaks beside the two icons; the sentence belongs to it, so no line parts them. */
const headStyle = {
  '& > div > section > header': { borderBottom: '0', paddingBottom: '0', alignItems: 'flex-start' },
  '& > div > section > header > [data-gap]': { display: 'none' },
  '& > div > section > header > h2': { paddingBlock: '4px', md: { flex: '1 1 9rem' } },
  '& > div > section > header + div': { paddingBlock: '0 10px' },
}

/** A chart with its sentence, its table twin, and both as files. */
export function ChartCard({
  files,
  title,
  summary,
  note,
  name,
  headings,
  rows,
  fold,
  children,
}: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const saving = useOpenedAt()

  async function savePicture() {
    const drawing = place.current?.querySelector('svg')
    if (!drawing) return
    try {
      const background = getComputedStyle(place.current?.closest('section') ?? document.body).backgroundColor
      files.picture(name, await pictureOf(drawing, background))
    } catch {
      toast({ title: m.pngFailed, status: 'error', duration: 5000 })
    }
  }

  return (
    <chakra.div minWidth="0" css={headStyle}>
      <FoldingCard
        title={title}
        fold={fold}
        lead={
          <chakra.p id={id} textStyle="bodySmall" color="fg.muted">
            {summary}
          </chakra.p>
        }
        actions={
          <chakra.span display="inline-flex" gap="4px">
            <IconButton
              label={`${asTable ? m.asChart : m.asTable}: ${title}`}
              icon={asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              onClick={() => setAsTable(!asTable)}
            />
            <IconButton
              label={m.save({ what: title })}
              icon={<Download aria-hidden />}
              aria-haspopup="menu"
              {...saving.trigger}
            />
            <Suspense fallback={null}>
              {saving.button && (
                <ChartFileMenu
                  button={saving.button}
                  label={m.save({ what: title })}
                  withPicture={!asTable}
                  onClose={saving.close}
                  onTable={() => files.table({ title, name, headings, rows })}
                  onPicture={() => void savePicture()}
                />
              )}
            </Suspense>
          </chakra.span>
        }
      >
        {asTable ? (
          <chakra.div
            maxHeight="420px"
            overflow="auto"
            tabIndex={0}
            role="group"
            aria-label={title}
            // Paper cannot be scrolled.
            css={{ '@media print': { maxHeight: 'none', overflow: 'visible' } }}
          >
            <chakra.table className={tableClasses.plain} css={twinStyle}>
              <chakra.caption srOnly>{title}</chakra.caption>
              <thead>
                <tr>
                  {headings.map((heading, index) => (
                    <th key={heading} scope="col" data-align={index > 0 ? 'end' : undefined}>
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...rest]) => (
                  <tr key={String(first)}>
                    <th scope="row">{first}</th>
                    {rest.map((cell, index) => (
                      <td key={headings[index + 1]} data-align="end" data-label={headings[index + 1]}>
                        <span>{cell ?? ''}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </chakra.div>
        ) : (
          <div ref={place} role="img" aria-label={title} aria-describedby={id}>
            {children}
          </div>
        )}
        {note && (
          <chakra.p textStyle="hint" color="fg.subtle" marginTop="8px">
            {note}
          </chakra.p>
        )}
      </FoldingCard>
    </chakra.div>
  )
}
