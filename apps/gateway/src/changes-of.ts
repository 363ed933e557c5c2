import { getMetadataStorage, InputType } from 'type-graphql'

/**
 * The fields of an update's input, all optional: a field that is left out is not changed. GraphQL cannot distinguish
 * optional from nullable; the system of record refuses a null for a field that cannot be cleared.
 */
export function changesOf<Input extends object>(whole: new () => Input): abstract new () => Partial<Input> {
  @InputType()
  abstract class Changes {}
  const storage = getMetadataStorage()
  for (const field of storage.fields.filter(({ target }) => target === whole)) {
    // Resolve the type first: only then do the options say whether it is a list.
    const type = field.getType()
    storage.collectClassFieldMetadata({
      ...field,
      target: Changes,
      getType: () => type,
      typeOptions: { ...field.typeOptions, nullable: true, defaultValue: undefined },
    })
  }
  return Changes
}
