import { chakra } from '@chakra-ui/react'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import type { drawChoices } from './draw-plan-values'
import { sampleMessages } from './sample-messages.generated'
import type { SampleDrawFieldsFragment } from './sample.generated'

const words = sampleMessages.plan

interface DrawPlanFieldsProps {
  /** What the rows are called. */
  subject: { many: string }
  sample: SampleDrawFieldsFragment
  choices: ReturnType<typeof drawChoices>
}

/** How many are drawn, in which groups, with at least how many of a kind. */
export function DrawPlanFields({ subject, sample, choices }: DrawPlanFieldsProps) {
  const { usualSize: usual, statisticalSize: statistical } = sample
  return (
    <chakra.div display="grid" gap="14px">
      <section>
        <chakra.h3 textStyle="blockTitle">{words.many}</chakra.h3>
        <TextField
          name="sampleSize"
          label={words.size}
          inputMode="numeric"
          hint={words.sizeHint({ usual, population: sample.population, statistical })}
        />
        <SelectField
          name="strataField"
          label={words.strata}
          options={[{ value: '', label: words.strataUsual }, ...choices.groups]}
        />
        <TextField name="seed" label={words.seed} hint={words.seedHint(subject)} inputMode="numeric" />
      </section>
      {choices.quotas.length > 0 && (
        <section>
          <chakra.h3 textStyle="blockTitle">{words.quotas}</chakra.h3>
          <chakra.div display="grid" gap="0 14px" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            {choices.quotas.map(({ name, label }) => (
              <TextField key={name} name={`quotas.${name}`} label={label} inputMode="numeric" />
            ))}
          </chakra.div>
        </section>
      )}
    </chakra.div>
  )
}
