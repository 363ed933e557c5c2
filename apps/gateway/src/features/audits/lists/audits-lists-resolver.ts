import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { readListCheck, readPopulation, readPopulationChoices } from './audits-lists-client.js'
import {
  PopulationChoices,
  PopulationFilterInput,
  PopulationPage,
  StudentListCheck,
} from './audits-lists-types.js'

const kind = 'Kind of audit: desk-audit.'
const prong = 'Id of the prong.'

@Resolver()
export class AuditListsResolver {
  @Query(() => StudentListCheck, {
    description: 'What list a prong has, and what was wrong with the one that was refused since.',
  })
  async auditListCheck(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<StudentListCheck> {
    return readListCheck(context, typeKey, prongId)
  }

  @Query(() => PopulationPage, { description: 'A page of the accepted list of a prong, names masked.' })
  async auditPopulation(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
    @Arg('page', () => Int, { description: 'Counts from 1.' }) page: number,
    @Arg('pageSize', () => Int, { description: 'Rows of a page.' }) pageSize: number,
    @Arg('filter', () => PopulationFilterInput, { nullable: true, description: 'Which rows count.' })
    filter?: PopulationFilterInput | null,
  ): Promise<PopulationPage> {
    return readPopulation(context, { typeKey, id: prongId }, filter, { page, pageSize })
  }

  @Query(() => PopulationChoices, {
    description: 'What the rows of the accepted list of a prong can be filtered by.',
  })
  async auditPopulationChoices(
    @Ctx() context: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<PopulationChoices> {
    return readPopulationChoices(context, typeKey, prongId)
  }
}
