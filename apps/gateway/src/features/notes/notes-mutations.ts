import { note, noteTemplate } from '@portal/rest-contract'
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal, type Refused } from '../../errors/user-error.js'
import {
  createTemplate,
  readNote,
  readTemplate,
  remove,
  removeTemplate,
  save,
  takeBack,
  takeTemplateBack,
  updateTemplate,
} from './notes-client.js'
import { CreateNoteTemplateInput, SaveNoteInput, UpdateNoteTemplateInput } from './notes-inputs.js'
import { DeleteNoteTemplatePayload, NotePayload, NoteTemplatePayload, type Note } from './notes-types.js'

const versionSeen = 'Version of the record that the caller saw.'

@Resolver()
export class NotesMutations {
  @Mutation(() => NotePayload, { description: 'Saves a note, a new one too. For state monitors.' })
  async saveNote(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveNoteInput, { description: 'The new note, or the note and its changes.' })
    input: SaveNoteInput,
  ): Promise<NotePayload> {
    return acted(context, input.id, () => save(context, input))
  }

  @Mutation(() => NotePayload, { description: 'Deletes a note; it can be restored.' })
  async deleteNote(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'The note.' }) id: string,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<NotePayload> {
    return acted(context, id, () => remove(context, id, version))
  }

  @Mutation(() => NotePayload, { description: 'Takes a deleted note back.' })
  async restoreNote(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'The note.' }) id: string,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<NotePayload> {
    return acted(context, id, () => takeBack(context, id, version))
  }

  @Mutation(() => NoteTemplatePayload, { description: 'Adds a template of notes. For state monitors.' })
  async createNoteTemplate(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateNoteTemplateInput, { description: 'The new template.' })
    input: CreateNoteTemplateInput,
  ): Promise<NoteTemplatePayload> {
    return orRefusal<NoteTemplatePayload>(
      async () => ({ errors: [], template: await createTemplate(context, input) }),
      ({ errors }) => ({ errors, template: null }),
    )
  }

  @Mutation(() => NoteTemplatePayload, {
    description: 'Changes a template; notes that were begun with it stay as they are.',
  })
  async updateNoteTemplate(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateNoteTemplateInput, { description: 'The template and its changes.' })
    input: UpdateNoteTemplateInput,
  ): Promise<NoteTemplatePayload> {
    return orRefusal<NoteTemplatePayload>(
      async () => ({ errors: [], template: await updateTemplate(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        template: await currentRow(refused, noteTemplate, () => readTemplate(context, input.id)),
      }),
    )
  }

  @Mutation(() => DeleteNoteTemplatePayload, { description: 'Takes a template away; it can be restored.' })
  async deleteNoteTemplate(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The template.' }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<DeleteNoteTemplatePayload> {
    return orRefusal<DeleteNoteTemplatePayload>(
      async () => {
        await removeTemplate(context, id, version)
        return { errors: [] }
      },
      ({ errors }) => ({ errors }),
    )
  }

  @Mutation(() => NoteTemplatePayload, { description: 'Takes a deleted template back.' })
  async restoreNoteTemplate(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The template.' }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<NoteTemplatePayload> {
    return orRefusal<NoteTemplatePayload>(
      async () => ({ errors: [], template: await takeTemplateBack(context, id, version) }),
      ({ errors }) => ({ errors, template: null }),
    )
  }
}

function acted(context: GatewayContext, id: string, act: () => Promise<Note>): Promise<NotePayload> {
  return orRefusal<NotePayload>(
    async () => ({ errors: [], note: await act() }),
    async (refused: Refused) => ({
      errors: refused.errors,
      note: await currentRow(refused, note, () => readNote(context, id)),
    }),
  )
}
