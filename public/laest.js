addEventListener('load', () => {
  new Image().src = `/laest?${new URLSearchParams({ p: location.pathname, r: document.referrer })}`
})
