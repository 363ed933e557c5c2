import { chakra } from '@chakra-ui/react'
import { Download, ExternalLink } from 'lucide-react'
import { formatBytes } from '../../lib/files/format-bytes'
import { buttonClass } from '../../ui/action/button-classes'
import { RichText } from '../../ui/rich-text/rich-text'
import { helpMessages as m } from './help-messages.generated'
import { helpPaths } from './help-paths'
import type { TrainingItemFieldsFragment as Item } from './help.generated'

/** What an item holds, as its audience sees it: film, text, file, address, transcript. */
export function TrainingContent({ item }: { item: Item }) {
  const isFilm = item.kind === 'Video' && item.file !== null
  return (
    <chakra.div display="grid" gap="14px">
      <chakra.p color="fg.muted">{item.summary}</chakra.p>
      {isFilm && (
        <chakra.video
          key={item.file?.id}
          controls
          preload="metadata"
          width="100%"
          maxHeight="56dvh"
          bg="black"
          borderRadius="sm"
          aria-label={item.title}
          src={helpPaths.file(item.id, 'file')}
        >
          {item.captions && (
            <track
              kind="captions"
              srcLang="en"
              label={m.captions}
              default
              src={helpPaths.file(item.id, 'captions')}
            />
          )}
        </chakra.video>
      )}
      {item.body && <RichText html={item.body} />}
      {item.url && (
        <p>
          <a
            href={item.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('outline', 'md')}
          >
            <ExternalLink aria-hidden />
            {m.openLink}
          </a>
        </p>
      )}
      {item.file && (
        <p>
          <a href={helpPaths.file(item.id, 'file')} download className={buttonClass('outline', 'md')}>
            <Download aria-hidden />
            {m.download({ name: item.file.fileName, size: formatBytes(item.file.size) })}
          </a>
        </p>
      )}
      {item.transcript && (
        <chakra.details open={!item.captions}>
          <chakra.summary fontWeight="600" cursor="pointer">
            {m.transcript}
          </chakra.summary>
          <chakra.p whiteSpace="pre-wrap" marginTop="6px">
            {item.transcript}
          </chakra.p>
        </chakra.details>
      )}
    </chakra.div>
  )
}
