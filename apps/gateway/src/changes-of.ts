import { getMetadataStorage, InputType } from 'type-graphql'

/**
 * The fields of an input with none of them wanted, for the input of an update: what is left out stays as it is. GraphQL cannot
 * tell optional from nullable; a null that clears nothing is refused by the system of record.
 */
export function changesOf<Input extends object>(whole: new () => Input): abstract new () => Partial<Input> {
  @InputType()
  abstract class Changes {}
  const storage = getMetadataStorage()
  for (const field of storage.fields.filter(({ target }) => target === whole)) {
    // Asked first: only then do the options say whether it is a list.
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
