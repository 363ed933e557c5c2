/* Functions that run in the page: they can use nothing else from this file. */

/**
 * Replaces the rows of the list by a hand-written virtual list: the same cells, made from a copy of the list's first
 * row, and only the visible ones. Returns the number of users.
 *
 * @param {string} address of the list as JSON
 */
// oxlint-disable-next-line max-lines-per-function -- The browser gets this one function: it can call no other.
export async function drawByHand(address) {
  const answer = await fetch(address, { headers: { 'apollo-require-preflight': '1' } })
  /** @type {{ rows: (string | null)[][] }} */
  const { rows } = await answer.json()
  const table = document.querySelector('table')
  const body = table?.tBodies[0]
  const sample = body?.querySelector('tr[data-index]')
  if (!table || !body || !sample) throw new Error('The list has no rows.')
  const height = sample.getBoundingClientRect().height
  // The portal's own list is unmounted, so that it causes no work.
  const section = document.createElement('section')
  section.append(table.parentElement?.cloneNode(true) ?? table)
  const host = document.createElement('div')
  host.append(section)
  document.body.replaceChildren(host)
  const ownBody = section.querySelector('tbody')
  if (!ownBody) throw new Error('The copy has no rows.')
  const template = /** @type {HTMLElement} */ (sample.cloneNode(true))
  const above = document.createElement('tr')
  const below = document.createElement('tr')
  const top = ownBody.getBoundingClientRect().top + window.scrollY
  const margin = 12
  /** @type {Map<number, Node>} */
  const shown = new Map()
  ownBody.replaceChildren(above, below)

  /** @param {number} index */
  const made = (index) => {
    const row = /** @type {HTMLElement} */ (template.cloneNode(true))
    row.dataset['index'] = String(index)
    const cells = rows[index] ?? []
    const [userName, fullName, email, phone, lea, role, login] = cells
    const texts = [userName, fullName, email, phone, lea, role, login ?? '-']
    texts.forEach((text, at) => {
      const cell = row.children[at]
      const holder =
        cell?.querySelector('[data-user] > span, [data-person], [data-date]') ?? cell?.firstElementChild
      const last = holder?.lastChild
      if (last) last.textContent = text ?? ''
    })
    return row
  }
  const draw = () => {
    const first = Math.max(0, Math.floor((window.scrollY - top) / height) - margin)
    const last = Math.min(
      rows.length - 1,
      Math.ceil((window.scrollY - top + window.innerHeight) / height) + margin,
    )
    for (const [index, row] of shown) {
      if (index >= first && index <= last) continue
      ownBody.removeChild(row)
      shown.delete(index)
    }
    let before = above.nextSibling
    for (let index = first; index <= last; index++) {
      const known = shown.get(index)
      if (known) {
        before = known.nextSibling
        continue
      }
      const row = made(index)
      ownBody.insertBefore(row, before)
      shown.set(index, row)
    }
    above.style.height = `${first * height}px`
    below.style.height = `${(rows.length - 1 - last) * height}px`
  }
  addEventListener('scroll', draw, { passive: true })
  draw()
  return rows.length
}

/** Scrolls to the end, twenty rows per frame. Returns the frames, the longest one in ms, and those without any row. */
export async function scrollThrough() {
  const step = 880
  let frames = 0
  let longestFrame = 0
  let blank = 0
  let last = performance.now()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
    window.scrollBy(0, step)
    await frame()
    const now = performance.now()
    longestFrame = Math.max(longestFrame, now - last)
    last = now
    frames += 1
    if (!document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('tr[data-index]'))
      blank += 1
    if (frames > 5000) throw new Error('The list has no end.')
  }
  return { frames, longestFrame, blank }
}
