import { chakra } from '@chakra-ui/react'

interface ReviewTextProps {
  /** Label and text; what says nothing is left out. */
  entries: readonly (readonly [label: string, text: string | null | undefined])[]
  /** Said when nothing was written at all. */
  nothing: string
}

/** What a review says, for those who may not change it now. */
export function ReviewText({ entries, nothing }: ReviewTextProps) {
  const said = entries.filter(([, text]) => text)
  if (said.length === 0) return <chakra.p color="fg.subtle">{nothing}</chakra.p>
  return (
    <chakra.dl display="grid" gap="10px">
      {said.map(([label, text]) => (
        <div key={label}>
          <chakra.dt textStyle="label" color="fg.subtle">
            {label}
          </chakra.dt>
          <chakra.dd margin="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
