// Inlined in every page, in the JavaScript of old browsers: keeps the page's scripts from those that are too old, reports
// that they did not start, and offers a clean copy. The build fills in WORDS.
/* oxlint-disable no-var, prefer-const */
(function () {
  var words = WORDS;
  var needed = {
    WeakRef: window.WeakRef,
    'Array.prototype.toSorted': [].toSorted,
    'Object.hasOwn': Object.hasOwn,
    customElements: window.customElements,
    adoptedStyleSheets: 'adoptedStyleSheets' in document,
    'AbortSignal.prototype.throwIfAborted': window.AbortSignal && 'throwIfAborted' in AbortSignal.prototype,
    popover: 'popover' in HTMLElement.prototype,
    ':has()': window.CSS && CSS.supports && CSS.supports('selector(:has(*))'),
    'light-dark()': window.CSS && CSS.supports && CSS.supports('color', 'light-dark(red, red)'),
  };
  var pictures = window.trustedTypes
    ? window.trustedTypes.createPolicy('pictures', { createHTML: String })
    : { createHTML: String };
  var absent = Object.keys(needed).filter(function (name) {
    return !needed[name];
  });
  if (absent.length > 0) stopScripts();

  // A page that only half works would get in the way of its text.
  function stopScripts() {
    var policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    document.head.appendChild(policy);
    document.documentElement.setAttribute('data-not-started', '');
  }

  function tell(text, remedy) {
    var main = document.querySelector('main');
    if (!main || document.getElementById('not-started')) return;
    showPictures();
    var message = document.createElement('div');
    message.id = 'not-started';
    document.documentElement.setAttribute('data-not-started', '');
    message.className = 'message wide';
    message.setAttribute('role', 'alert');
    message.appendChild(document.createElement('p')).textContent = text;
    if (remedy) {
      var button = message.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = words.cleanCopy;
      button.addEventListener('click', fetchCleanCopy);
    }
    main.insertBefore(message, main.firstChild);
  }

  function tellMissing() {
    if (absent.length > 0) return;
    // Scripts of a frame without an origin come from another origin, which the server does not allow.
    if (window.origin === 'null' && location.protocol !== 'file:') tell(words.sandboxed);
    else tell(words.notStarted, true);
  }

  // For readers without scripts and for paper: what `noscript` holds is not read before it is needed.
  function showPictures() {
    [].forEach.call(document.querySelectorAll('noscript'), function (unread) {
      var holder = document.createElement('div');
      // What a script has inserted is read.
      if (unread.firstElementChild) holder = unread;
      else holder.innerHTML = pictures.createHTML(unread.textContent);
      while (holder.firstChild) unread.parentNode.insertBefore(holder.firstChild, unread);
      unread.parentNode.removeChild(unread);
    });
  }

  function reload() {
    location.reload();
  }

  function forgetCopies(registration) {
    if (!registration) return [];
    var family = 'plybook ' + new URL(registration.scope).pathname + ' ';
    return registration
      .unregister()
      .then(function () {
        return caches.keys();
      })
      .then(function (names) {
        var ours = names.filter(function (name) {
          return name.indexOf(family) === 0;
        });
        return Promise.all(
          ours.map(function (name) {
            return caches.delete(name);
          }),
        );
      });
  }

  function fetchCleanCopy() {
    if (navigator.serviceWorker)
      navigator.serviceWorker.getRegistration().then(forgetCopies).then(reload, reload);
    else reload();
  }

  addEventListener('beforeprint', showPictures);
  addEventListener('missing-part', showPictures);
  addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.localName === 'script')
        // The page may not be there yet.
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tellMissing);
        else tellMissing();
    },
    true,
  );
  addEventListener('load', function () {
    if (absent.length > 0) tell(words.oldBrowser.replace('{}', absent.join(', ')));
    else if (!document.documentElement.hasAttribute('data-started')) tellMissing();
  });
})();
