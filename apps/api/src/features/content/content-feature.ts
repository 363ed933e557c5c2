import type { ApiFeature } from '../../server/feature.js'
import { contentJobs } from './content-jobs.js'
import { contentRoutes } from './content-routes.js'
import { contentTasks } from './content-tasks-read-model.js'

export const contentFeature: ApiFeature = {
  name: 'content',
  routes: (deps, { content }) => contentRoutes(deps, content),
  jobs: contentJobs,
  tasks: contentTasks,
}
