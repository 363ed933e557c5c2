/** What a picture outside of the page needs of the styles that the page gives. */
const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
]

/** A drawing of the page as a PNG of twice its size, on the page's own background. */
export async function pictureOf(drawing: SVGSVGElement, background: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  copies.forEach((element, index) => {
    const original = originals[index]
    if (!original) return
    const computed = getComputedStyle(original)
    for (const name of styles) element.setAttribute(name, computed.getPropertyValue(name))
    element.removeAttribute('class')
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png'),
  )
}
