import { chakra } from '@chakra-ui/react'

/** Facts as a list of terms; texts keep their line breaks. */
export function Facts({ facts, none }: { facts: readonly (readonly [string, string])[]; none: string }) {
  return (
    <chakra.dl
      display="grid"
      gap="12px 24px"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))"
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd margin="0" whiteSpace="pre-line" overflowWrap="anywhere">
            {value || none}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
