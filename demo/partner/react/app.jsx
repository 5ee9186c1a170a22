import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { bank } = document.body.dataset;

const say = (value) => window.dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } }));

function App() {
  const [shown, show] = useState(true);
  const [service, choose] = useState('pay');
  const [pinned, pin] = useState(null);
  const [heard, setHeard] = useState([]);
  // React listens to whatever follows `on`. JSX has no attribute names with a colon, hence the spread.
  const listeners = (name) => ({
    'onserambi:ready': () => setHeard((before) => [...before, `${name} ready`]),
    'onserambi:error': ({ detail }) => setHeard((before) => [...before, `${name} error: ${detail.message}`]),
  });
  return (
    <main>
      <h1>React</h1>
      <button type="button" onClick={() => say('English')}>
        English
      </button>
      <button type="button" onClick={() => say('Indonesia')}>
        Indonesia
      </button>
      <button type="button" onClick={() => choose('pay')}>
        Pay
      </button>
      <button type="button" onClick={() => choose('top-up')}>
        Top up
      </button>
      <button type="button" onClick={() => choose('none')}>
        No such service
      </button>
      <button type="button" onClick={() => pin('Indonesia')}>
        Pin
      </button>
      <button type="button" onClick={() => pin(null)}>
        Unpin
      </button>
      <button type="button" onClick={() => show(!shown)}>
        {shown ? 'Remove' : 'Put back'}
      </button>
      <output>{heard.join(', ')}</output>
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
