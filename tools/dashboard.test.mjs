import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { inHouse } from './lib/house.mjs'

/** Series that Prometheus derives from a histogram. */
const histogramParts = /_(bucket|sum|count)$/

/** Metrics of prom-client itself that the dashboard shows. */
const ofProcesses = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']

/** @returns {Promise<string[]>} names of the metrics that a file declares */
async function declaredIn(/** @type {string[]} */ ...file) {
  const source = await readFile(inHouse(...file), 'utf8')
  return [...source.matchAll(/'((?:gateway|portal_api)_[a-z_]+)'/g)].map(([, name = '']) => name)
}

/** Names in an expression: words before braces and brackets that are no functions, labels or keywords. */
function namesIn(/** @type {string} */ expression) {
  const withoutLabels = expression.replace(/\b(by|without) \([^)]*\)/g, ' ').replace(/\{[^}]*\}/g, ' ')
  return [...withoutLabels.matchAll(/\b([a-z][a-z0-9_]{3,})\b(?!\s*\()/g)].map(([, name = '']) => name)
}

it('the dashboard asks for metrics that there are, and shows each kind of our own', async () => {
  const declared = [
    ...(await declaredIn('apps', 'gateway', 'src', 'server', 'watch', 'metrics.ts')),
    ...(await declaredIn('apps', 'api', 'src', 'server', 'metrics.ts')),
  ]
  const { panels } = JSON.parse(await readFile(inHouse('ops', 'grafana-dashboard.json'), 'utf8'))
  /** @type {string[]} */
  const asked = panels.flatMap((/** @type {{ targets: Array<{ expr: string }> }} */ panel) =>
    panel.targets.flatMap(({ expr }) => namesIn(expr)),
  )
  const names = new Set(
    asked.map((name) => (declared.includes(name) ? name : name.replace(histogramParts, ''))),
  )
  expect([...names].filter((name) => ![...declared, ...ofProcesses].includes(name))).toEqual([])
  for (const name of [
    'gateway_graphql_operations_total',
    'gateway_upstream_call_seconds',
    'portal_api_request_seconds',
  ])
    expect([...names]).toContain(name)
})

it('would tell a metric that is gone', () => {
  expect(namesIn('sum by (code) (rate(gateway_gone_total{code="ok"}[5m])) / process_start')).toEqual([
    'gateway_gone_total',
    'process_start',
  ])
})
