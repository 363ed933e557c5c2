import { contentPlaces, type ContentField } from '@portal/domain'
import { fieldLabel, type EditorNode } from '../content-nodes'
import { ChoiceControl, TextControl, type NodeFieldProps } from '../editor/node-controls'
import { auditContentMessages } from './audit-content-messages.generated'
import { AnswerOptionsField, AnswersField, ExtraFieldsField, prefillOptions } from './audit-fields'
import { RuleField } from './rule-field'

/** The control of a field that only the content of audits has, or of one that is plain text. */
export function AuditNodeField(props: NodeFieldProps) {
  const { kind, field, value, readOnly, error, onChange } = props
  const label = fieldLabel(kind, field)
  switch (field) {
    case 'prefillFrom':
      return (
        <ChoiceControl
          {...props}
          label={label}
          placeholder={auditContentMessages.prefill.none}
          options={prefillOptions(kind, props.part, value)}
          onText={(text) => onChange(text || null)}
        />
      )
    case 'options':
      // Only questions with choices have them; they are kept in case it becomes one again.
      return value.questionType === 'Select' || value.questionType === 'Multi' ? (
        <TextControl {...props} label={label} />
      ) : null
    case 'answerOptions':
    case 'extraFields':
    case 'answers': {
      const Rows = rowsFields[field]
      return (
        <Rows
          label={label}
          lines={value[field] ?? []}
          nodes={props.nodes}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    }
    case 'skipWhen':
      return <RuleField {...props} />
    case 'skipReason':
      // Without a rule there is nothing to give a reason for; what is stored stays until it is saved as nothing.
      return value.skipWhen === null && !value.skipReason && !props.node.fields.skipReason ? null : (
        <TextControl {...props} label={label} />
      )
    case 'key':
      return (
        <TextControl
          {...props}
          label={label}
          readOnly={readOnly || (!props.node.remove.allowed && isKept(props.node, field))}
        />
      )
    default:
      return <TextControl {...props} label={label} />
  }
}

const rowsFields = {
  answerOptions: AnswerOptionsField,
  extraFields: ExtraFieldsField,
  answers: AnswersField,
}

const isKept = ({ nodeKind }: EditorNode, field: ContentField) =>
  contentPlaces[nodeKind].kept?.includes(field) ?? false
