import { readFile } from 'node:fs/promises'
import { inHouse } from '../../../tools/lib/house.mjs'

/** The schema of the portal, which every peer implements. */
export function readSchema() {
  return readFile(inHouse('schema/portal.graphql'), 'utf8')
}

/** @typedef {{ roles: readonly string[] }} Person */

/**
 * The fields that the schema adds to the person from REST.
 *
 * @template {Person} T
 * @param {T} user
 */
export function viewerOf(user) {
  const has = (/** @type {string[]} */ ...roles) => roles.some((role) => user.roles.includes(role))
  const isStateMonitor = has('StateAdmin', 'StateMonitor')
  const isLocalAdmin = !isStateMonitor && has('LocalAdmin')
  const isLocalUser = !isStateMonitor && !isLocalAdmin && has('LocalUser')
  const isLiaison =
    !isStateMonitor && !isLocalAdmin && !isLocalUser && has('DisputeResolutionStaff', 'DEILiaison')
  return { ...user, isStateMonitor, isLocalAdmin, isLocalUser, isLiaison, specialReadOnly: isLiaison }
}

/** @param {{ id: string }} document */
export function downloadPathOf({ id }) {
  return `/files/supporting-documents/${encodeURIComponent(id)}`
}

/** Types whose `lea` is joined from the list of agencies. */
export const typesWithAgency = ['SelfAssessmentRow', 'SelfAssessment', 'SubsectionResponse']
