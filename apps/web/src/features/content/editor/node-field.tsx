import {
  contentIndicators,
  correctableNames,
  narrativeNames,
  responseTypeNames,
  setupQuestionTypeNames,
} from '@portal/domain'
import { AuditNodeField } from '../audits/audit-node-field'
import type { SelectOption } from '../../../ui/field/select'
import { CitationPicker } from './citation-picker'
import { contentMessages as m } from '../content-messages.generated'
import { fieldLabel } from '../content-nodes'
import { FormattedField } from './formatted-field'
import { LinkedPicker } from './linked-picker'
import { CheckControl, ChoiceControl, type NodeFieldProps } from './node-controls'
import { RatingScaleField } from './rating-scale-field'

/** The control of one field, by what the field holds. */
export function NodeField(props: NodeFieldProps) {
  const { kind, field, value, linked, readOnly, error, onChange } = props
  const label = fieldLabel(kind, field)
  switch (field) {
    case 'citations':
      return (
        <CitationPicker
          label={label}
          chosen={value.citations ?? []}
          citations={props.citations}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'requiredDocumentCategoryIds':
    case 'subsectionIds':
      return (
        <LinkedPicker
          label={label}
          chosen={value[field] ?? []}
          linked={linked}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'guidance':
    case 'help':
      return (
        <FormattedField
          label={label}
          text={value[field] ?? ''}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'ratingScale':
      // Only ratings have a scale; its texts are kept in case the item becomes a rating again.
      return value.responseType !== null && value.responseType !== 'Rating' ? null : (
        <RatingScaleField
          label={label}
          lines={value.ratingScale ?? []}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'evidenceRequired':
    case 'required':
    case 'rollingSubmission':
      return (
        <CheckControl label={label} checked={value[field] ?? false} readOnly={readOnly} onChange={onChange} />
      )
    case 'areaId':
      return (
        <ChoiceControl
          {...props}
          label={label}
          options={m.areas.map((area, index) => ({ value: String(index + 1), label: area }))}
          onText={(text) => onChange(Number(text))}
        />
      )
    case 'indicatorCode':
      return (
        <ChoiceControl
          {...props}
          label={label}
          placeholder={m.noIndicator}
          options={contentIndicators[props.part].map((code) => ({ value: code, label: code }))}
          onText={(text) => onChange(text || null)}
        />
      )
    case 'responseType':
    case 'narrativeRequired':
    case 'questionType':
    case 'correctable':
      return (
        <ChoiceControl
          {...props}
          label={label}
          options={optionsOf(choiceNames[field])}
          onText={(text) => onChange(text)}
        />
      )
    default:
      return <AuditNodeField {...props} />
  }
}

const choiceNames = {
  responseType: responseTypeNames,
  narrativeRequired: narrativeNames,
  questionType: setupQuestionTypeNames,
  correctable: correctableNames,
}
const optionsOf = (words: Record<string, string>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
