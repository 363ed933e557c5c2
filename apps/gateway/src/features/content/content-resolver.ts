import type { ContentKind } from '@portal/domain'
import { contentImportPreview, contentNode } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import * as client from './content-client.js'
import {
  AddContentNodeInput,
  ApplyContentImportInput,
  ContentNodeInput,
  ContentVersionInput,
  CreateContentVersionInput,
  MoveContentNodeInput,
  PublishContentVersionInput,
  RenumberContentInput,
  RetireContentNodeInput,
  SaveContentNodeInput,
} from './content-inputs.js'
import { ApplyContentImportPayload, type ContentImportPreview } from './import/content-import-types.js'
import {
  AddContentNodePayload,
  ContentCitation,
  ContentNode,
  ContentVersion,
  ContentVersionPayload,
  ContentVersionRow,
  ContentVersionsPayload,
  SaveContentNodePayload,
} from './content-types.js'

const kindOf = { description: 'self-assessment, required-documents or desk-audit.' }

@Resolver()
export class ContentResolver {
  @Query(() => [ContentCitation], {
    description: 'Citations that an item may rest on, by reference. For those who manage content.',
  })
  async contentCitations(@Ctx() context: GatewayContext): Promise<ContentCitation[]> {
    return client.readCitations(context)
  }

  @Query(() => [ContentVersionRow], {
    description: 'Versions of a kind of content, newest year first. For those who manage content.',
  })
  async contentVersions(
    @Ctx() context: GatewayContext,
    @Arg('kind', () => String, kindOf) kind: ContentKind,
  ): Promise<ContentVersionRow[]> {
    return client.readVersions(context, kind)
  }

  @Query(() => ContentVersion, {
    nullable: true,
    description: 'One version with everything in it; null when there is none.',
  })
  async contentVersion(
    @Ctx() context: GatewayContext,
    @Arg('kind', () => String, kindOf) kind: ContentKind,
    @Arg('id', () => Int, { description: 'Id of the version.' }) id: number,
  ): Promise<ContentVersion | null> {
    return orNull(client.readVersion(context, kind, id))
  }

  @Mutation(() => ContentVersionPayload, {
    description: 'Makes a draft for a year from a published version of the same part.',
  })
  async createContentVersion(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateContentVersionInput, { description: 'The new draft.' })
    input: CreateContentVersionInput,
  ): Promise<ContentVersionPayload> {
    return orRefusal<ContentVersionPayload>(
      async () => ({ errors: [], version: await client.create(context, input) }),
      ({ errors }) => ({ errors, version: null }),
    )
  }

  @Mutation(() => ContentVersionsPayload, { description: 'Deletes a draft.' })
  async deleteContentVersion(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ContentVersionInput, { description: 'The draft.' }) input: ContentVersionInput,
  ): Promise<ContentVersionsPayload> {
    return versionsAct(context, input.kind, async () => {
      await client.removeVersion(context, input)
      return { records: 0, applied: 0 }
    })
  }

  @Mutation(() => ContentVersionsPayload, {
    description:
      'Publishes a draft when no check finds an error. Existing records keep their version, except, ' +
      'on request, those in which the agency has not begun.',
  })
  async publishContentVersion(
    @Ctx() context: GatewayContext,
    @Arg('input', () => PublishContentVersionInput, { description: 'The draft.' })
    input: PublishContentVersionInput,
  ): Promise<ContentVersionsPayload> {
    return versionsAct(context, input.kind, () => client.publish(context, input))
  }

  @Mutation(() => ContentVersionsPayload, {
    description: 'Moves records in which no agency has begun onto a published version.',
  })
  async applyContentVersion(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ContentVersionInput, { description: 'The published version.' })
    input: ContentVersionInput,
  ): Promise<ContentVersionsPayload> {
    return versionsAct(context, input.kind, async () => ({
      records: 0,
      applied: (await client.apply(context, input)).applied,
    }))
  }

  @Mutation(() => ApplyContentImportPayload, {
    description: 'Writes a previewed file into its draft, wholly or not at all.',
  })
  async applyContentImport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ApplyContentImportInput, { description: 'The previewed file.' })
    input: ApplyContentImportInput,
  ): Promise<ApplyContentImportPayload> {
    return orRefusal<ApplyContentImportPayload>(
      async () => ({ errors: [], ...(await client.applyImport(context, input)), preview: null }),
      async (refused) => ({
        errors: refused.errors,
        changes: 0,
        version: null,
        preview: await currentRow<ContentImportPreview>(refused, contentImportPreview),
      }),
    )
  }

  @Mutation(() => AddContentNodePayload, {
    description: 'Adds a place to a draft, empty or as a copy of another.',
  })
  async addContentNode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddContentNodeInput, { description: 'Where, or what to copy.' })
    input: AddContentNodeInput,
  ): Promise<AddContentNodePayload> {
    return orRefusal<AddContentNodePayload>(
      async () => ({ errors: [], ...(await client.add(context, input)) }),
      async (refused) => ({
        errors: refused.errors,
        contentId: null,
        version: await currentRow(refused, undefined, () =>
          client.readVersion(context, input.kind, input.id),
        ),
      }),
    )
  }

  @Mutation(() => SaveContentNodePayload, { description: 'Saves the fields of a place in a draft.' })
  async saveContentNode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveContentNodeInput, { description: 'The place and its changes.' })
    input: SaveContentNodeInput,
  ): Promise<SaveContentNodePayload> {
    return orRefusal<SaveContentNodePayload>(
      async () => ({ errors: [], node: await client.save(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        node: await currentRow<ContentNode>(refused, contentNode),
      }),
    )
  }

  @Mutation(() => ContentVersionPayload, { description: 'Moves a place in a draft.' })
  async moveContentNode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => MoveContentNodeInput, { description: 'Where it shall stand.' })
    input: MoveContentNodeInput,
  ): Promise<ContentVersionPayload> {
    return nodeAct(context, input, () => client.move(context, input))
  }

  @Mutation(() => ContentVersionPayload, {
    description: 'Numbers the places of a draft by where they stand; ids and lineage stay.',
  })
  async renumberContent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RenumberContentInput, { description: 'The draft, the places and their new numbers.' })
    input: RenumberContentInput,
  ): Promise<ContentVersionPayload> {
    return nodeAct(context, input, () => client.renumber(context, input))
  }

  @Mutation(() => ContentVersionPayload, { description: 'Retires a place of a draft, or takes that back.' })
  async retireContentNode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RetireContentNodeInput, { description: 'The place.' }) input: RetireContentNodeInput,
  ): Promise<ContentVersionPayload> {
    return nodeAct(context, input, () => client.retire(context, input))
  }

  @Mutation(() => ContentVersionPayload, {
    description: 'Deletes a place of a draft, with everything below it, that was never used.',
  })
  async deleteContentNode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ContentNodeInput, { description: 'The place.' }) input: ContentNodeInput,
  ): Promise<ContentVersionPayload> {
    return nodeAct(context, input, () => client.removeNode(context, input))
  }
}

function nodeAct(
  context: GatewayContext,
  { kind, id }: ContentVersionInput,
  act: () => Promise<ContentVersion>,
): Promise<ContentVersionPayload> {
  return orRefusal<ContentVersionPayload>(
    async () => ({ errors: [], version: await act() }),
    async (refused) => ({
      errors: refused.errors,
      version: await currentRow(refused, undefined, () => client.readVersion(context, kind, id)),
    }),
  )
}

function versionsAct(
  context: GatewayContext,
  kind: ContentKind,
  act: () => Promise<{ records: number; applied: number }>,
): Promise<ContentVersionsPayload> {
  // The change is done; a list that cannot be read must not hide that.
  const asTheyStand = () => client.readVersions(context, kind).catch(() => null)
  return orRefusal<ContentVersionsPayload>(
    async () => {
      const { records, applied } = await act()
      return { errors: [], records, applied, versions: await asTheyStand() }
    },
    async ({ errors }) => ({ errors, records: 0, applied: 0, versions: await asTheyStand() }),
  )
}
