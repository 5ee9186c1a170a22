import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';

const { bank } = document.body.dataset;

const app = createApp({
  setup() {
    const log = ref([]);
    return {
      bank,
      shown: ref(true),
      service: ref('pay'),
      pinned: ref(null),
      log,
      report: (name, { type, detail }) =>
        log.value.push(type === 'serambi:error' ? `${name} error: ${detail.message}` : `${name} ready`),
      setLanguage: (value) =>
        window.dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } })),
    };
  },
  template: `<main>
    <h1>Vue</h1>
    <button type="button" @click="setLanguage('English')">English</button>
    <button type="button" @click="setLanguage('Indonesia')">Indonesia</button>
    <button type="button" @click="service = 'pay'">Pay</button>
    <button type="button" @click="service = 'top-up'">Top up</button>
    <button type="button" @click="service = 'none'">No such service</button>
    <button type="button" @click="pinned = 'Indonesia'">Pin</button>
    <button type="button" @click="pinned = null">Unpin</button>
    <button type="button" @click="shown = !shown">{{ shown ? 'Remove' : 'Put back' }}</button>
    <output>{{ log.join(', ') }}</output>
    <template v-if="shown">
      <serambi-service :api="bank" :site="bank" :service="service"
        @serambi:ready="report('service', $event)" @serambi:error="report('service', $event)" />
      <serambi-faq :api="bank" :site="bank" :language="pinned" @serambi:ready="report('faq', $event)" />
      <serambi-services .api="bank" .site="bank" />
    </template>
  </main>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('serambi-');
app.mount('#app');
