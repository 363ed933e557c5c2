import {
  getAuditComparison,
  getAuditMatrix,
  getOverallCompliance,
  listIndividualNoncompliance,
  listItemCorrections,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import {
  AuditComparison,
  IndividualNoncompliance,
  ItemCorrections,
  OverallCompliance,
} from './audits-results-types.js'
import { AuditMatrix } from './audits-matrix-types.js'

const kind = 'Kind of audit: desk-audit.'
const prong = 'Id of the prong.'
const whose = 'The state sees it at any time, administrators of the agency from the report on.'

@Resolver()
export class AuditResultsResolver {
  @Query(() => OverallCompliance, { description: `Compliance of each section and item of a prong. ${whose}` })
  async auditCompliance(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<OverallCompliance> {
    return upstream.call(getOverallCompliance, { params: { typeKey, prongId } })
  }

  @Query(() => [IndividualNoncompliance], {
    description: `Every answer of a prong that is not met. ${whose} Local users see those of their records.`,
  })
  async auditNoncompliance(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<IndividualNoncompliance[]> {
    return upstream.call(listIndividualNoncompliance, { params: { typeKey, prongId } })
  }

  @Query(() => [ItemCorrections], {
    description: `Where the corrections of each item of a prong stand. ${whose}`,
  })
  async auditItemCorrections(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: prong }) prongId: number,
  ): Promise<ItemCorrections[]> {
    return upstream.call(listItemCorrections, { params: { typeKey, prongId } })
  }

  @Query(() => AuditComparison, { description: `The reviews of an audit, item by item. ${whose}` })
  async auditComparison(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of any prong of the audit.' }) prongId: number,
  ): Promise<AuditComparison> {
    return upstream.call(getAuditComparison, { params: { typeKey, prongId } })
  }

  @Query(() => AuditMatrix, { description: 'Compliance of each item at each agency. For the state.' })
  async auditMatrix(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('part', () => String, { description: 'Part B or Part C.' }) part: 'Part B' | 'Part C',
    @Arg('areaId', () => Int, { nullable: true, description: 'Sections of this area alone, 1 to 8.' })
    areaId?: number | null,
    @Arg('cohort', () => Int, { nullable: true, description: 'Agencies of this cohort alone.' })
    cohort?: number | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page of the agencies.' })
    page?: number,
    @Arg('pageSize', () => Int, { defaultValue: 50, description: 'Agencies on a page, at most 100.' })
    pageSize?: number,
  ): Promise<AuditMatrix> {
    return upstream.call(getAuditMatrix, {
      params: { typeKey, year },
      query: { part, areaId: areaId ?? undefined, cohort: cohort ?? undefined, page, pageSize },
    })
  }
}
