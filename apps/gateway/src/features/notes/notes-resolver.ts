import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import { PageArgs } from '../shared/shared-types.js'
import { readAgencyNotes, readNote, readNotes, readTemplate, readTemplates } from './notes-client.js'
import { NoteFilterInput } from './notes-inputs.js'
import { Note, NotePage, NoteTemplate, NoteTemplateRow } from './notes-types.js'

@Resolver()
export class NotesResolver {
  @Query(() => NotePage, { description: 'Notes of all agencies, by page. For state monitors.' })
  async notes(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => NoteFilterInput, {
      nullable: true,
      description: 'What to show; everything that was not deleted without it.',
    })
    filter?: NoteFilterInput | null,
    @Arg('sort', () => String, {
      nullable: true,
      description:
        'Columns with commas between, a minus for descending: title, agency, year, category, changedOn.',
    })
    sort?: string | null,
  ): Promise<NotePage> {
    const found = readNotes(context, page, filter ?? {}, sort)
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer.rows),
    )
    return { ...(await found), rows }
  }

  @Query(() => [NoteTemplateRow], { description: 'Templates of notes, by title. For state monitors.' })
  async noteTemplates(
    @Ctx() context: GatewayContext,
    @Arg('deleted', () => Boolean, {
      nullable: true,
      description: 'Those that were deleted and can be restored, instead of the existing ones.',
    })
    deleted?: boolean | null,
  ): Promise<NoteTemplateRow[]> {
    return readTemplates(context, deleted ?? false)
  }

  @Query(() => NoteTemplate, { nullable: true, description: 'One template; null when there is none.' })
  async noteTemplate(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the template.' }) id: number,
  ): Promise<NoteTemplate | null> {
    return orNull(readTemplate(context, id))
  }
}

@Resolver(() => Note)
export class NoteResolver {
  @Query(() => Note, {
    nullable: true,
    description: 'One note, a deleted one too; null when there is none. For state monitors.',
  })
  async note(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
  ): Promise<Note | null> {
    startLeas(context, info)
    return orNull(readNote(context, id))
  }

  @Query(() => [Note], {
    description: 'Notes about one agency in one year, newest first. For state monitors.',
  })
  async agencyNotes(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<Note[]> {
    startLeas(context, info)
    return readAgencyNotes(context, { leaId, year })
  }

  @FieldResolver(() => Lea, { description: 'The agency that it is about.' })
  async lea(@Root() { leaId }: Pick<Note, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}
