// Sets theme and density on the document before anything is drawn, so that nothing flashes, tells when nothing comes, and asks
// who is signed in while the scripts that need it are loaded.
// A file of its own because the content security policy allows no inline scripts.
;(function () {
  const root = document.documentElement
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    if (localStorage.getItem('density') === 'compact') root.dataset.density = 'compact'
  } catch {
    // Storage is closed: the system's choice is good enough.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(dark ? 'dark' : 'light')
  root.style.colorScheme = dark ? 'dark' : 'light'
  // A script that does not come would leave the page empty: index.html says what to do.
  const failed = (event) => {
    if (event.target instanceof HTMLScriptElement) root.classList.add('start-failed')
  }
  addEventListener('error', failed, { capture: true })
  // The build puts the hash of the registered operation here; without one, the scripts ask themselves.
  const viewer = 'hash of Viewer'
  const signsIn = /^\/auth(\/|$)/.test(location.pathname) || location.hash.startsWith('#/')
  if (viewer.length === 64 && !signsIn)
    globalThis.startedViewer = fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
      body: JSON.stringify({
        operationName: 'Viewer',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: viewer } },
      }),
    }).catch(() => undefined)
})()
