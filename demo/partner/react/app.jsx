import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { bank } = document.body.dataset;

const setLanguage = (value) =>
  window.dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } }));

function App() {
  const [shown, setShown] = useState(true);
  const [service, setService] = useState('pay');
  const [pinned, setPinned] = useState(null);
  const [log, setLog] = useState([]);
  // React listens to the event named after `on`. React allows no colon in JSX names, hence the spread.
  const listeners = (name) => ({
    'onserambi:ready': () => setLog((before) => [...before, `${name} ready`]),
    'onserambi:error': ({ detail }) => setLog((before) => [...before, `${name} error: ${detail.message}`]),
  });
  return (
    <main>
      <h1>React</h1>
      <button type="button" onClick={() => setLanguage('English')}>
        English
      </button>
      <button type="button" onClick={() => setLanguage('Indonesia')}>
        Indonesia
      </button>
      <button type="button" onClick={() => setService('pay')}>
        Pay
      </button>
      <button type="button" onClick={() => setService('top-up')}>
        Top up
      </button>
      <button type="button" onClick={() => setService('none')}>
        No such service
      </button>
      <button type="button" onClick={() => setPinned('Indonesia')}>
        Pin
      </button>
      <button type="button" onClick={() => setPinned(null)}>
        Unpin
      </button>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Remove' : 'Put back'}
      </button>
      <output>{log.join(', ')}</output>
      {shown && (
        <>
          <serambi-service api={bank} site={bank} service={service} {...listeners('service')} />
          <serambi-faq api={bank} site={bank} language={pinned} {...listeners('faq')} />
          <serambi-services api={bank} site={bank} />
        </>
      )}
    </main>
  );
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
