import { listTasks } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { taskFileRoutes } from './tasks-files.js'
import { TasksResolver } from './tasks-resolver.js'

export const tasksFeature: GatewayFeature = {
  name: 'tasks',
  resolvers: [TasksResolver],
  files: taskFileRoutes,
  parts: {
    tasks: { calls: [listTasks] },
  },
}
