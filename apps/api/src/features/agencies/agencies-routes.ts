import { listLeas, type AnswerOf } from '@portal/rest-contract'
import { route, type Route } from '../../server/route.js'
import { listVisibleAgencies, type Agency } from './agencies-read-model.js'

export function agenciesRoutes(): Route[] {
  return [
    route(listLeas, { transaction: 'none' }, async ({ tx, actor }) =>
      (await listVisibleAgencies(tx, actor)).map(toLea),
    ),
  ]
}

function toLea({ enrollment: _enrollment, ...lea }: Agency): AnswerOf<typeof listLeas>[number] {
  return lea
}
