import { catalogueOf } from './goods.ts'
import { type RelevanceSet, all, any, only } from './relevance.ts'

export const germanCatalogue = catalogueOf({
  categories: {
    shirts: 'T-Shirts',
    tassen: 'Tassen und Becher',
    taschen: 'Taschen',
    hefte: 'Notizbücher',
    poster: 'Poster',
    karten: 'Grußkarten',
    kissen: 'Kissen und Decken',
    huellen: 'Handyhüllen'
  },
  colours: {
    Grün: '#2F6B3A',
    Blau: '#2450A4',
    Weiß: '#FFFFFF',
    Schwarz: '#111111',
    Rot: '#C0261C',
    Nachthimmel: '#1B2A66',
    Moos: '#4F6B2F'
  },
  products: [
    [
      'bergtour-shirt',
      'T-Shirt „Bergtour“',
      'shirts',
      'Aus weicher Bio-Baumwolle, mit gezeichneten Gipfeln.',
      'Grün',
      'Blau'
    ],
    [
      'fahrrad-shirt',
      'T-Shirt „Zwei Räder“',
      'shirts',
      'Für alle, die mit dem Fahrrad zur Arbeit fahren.',
      'Weiß',
      'Rot'
    ],
    ['kinder-shirt', 'Kindershirt „Kleiner Bär“', 'shirts', 'Ein Shirt für Kinder, ohne kratzende Etiketten.', 'Blau'],
    ['kapuzenpullover', 'Kapuzenpullover „Nordwind“', 'shirts', 'Dick und warm, innen angeraut.', 'Schwarz'],
    ['keramiktasse', 'Keramiktasse „Guten Morgen“', 'tassen', 'Große Tasse aus Steingut, spülmaschinenfest.', 'Weiß'],
    [
      'emaillebecher',
      'Emaillebecher „Lagerfeuer“',
      'tassen',
      'Ein Becher für draußen. Nicht für die Mikrowelle.',
      'Blau',
      'Grün'
    ],
    ['teetasse', 'Teetasse mit Untertasse', 'tassen', 'Für eine ruhige Stunde mit Büchern.', 'Weiß'],
    [
      'stofftasche',
      'Stofftasche „Wochenmarkt“',
      'taschen',
      'Ein Beutel aus Baumwolle mit langen Griffen.',
      'Grün',
      'Schwarz'
    ],
    ['turnbeutel', 'Turnbeutel „Anpfiff“', 'taschen', 'Mit Kordelzug, für Sport und Reise.', 'Rot'],
    [
      'kulturbeutel',
      'Kulturbeutel „Badetag“',
      'taschen',
      'Kleine Tüte mit Reißverschluss für Pinsel und Cremes.',
      'Blau'
    ],
    ['notizbuch', 'Notizbuch „Pläne und Umwege“', 'hefte', '144 linierte Seiten, fadengebunden.', 'Rot', 'Schwarz'],
    ['skizzenheft', 'Skizzenheft „Kritzelei“', 'hefte', 'Unlinierte Blätter für Stifte und Tusche.', 'Weiß'],
    ['reisetagebuch', 'Reisetagebuch', 'hefte', 'Für Erinnerungen an lange Straßen und kurze Nächte.', 'Grün'],
    ['hafen-poster', 'Poster „Alter Hafen“', 'poster', 'Ansicht der Häuser am Wasser. Auch gerahmt.'],
    ['pilze-poster', 'Poster „Heimische Pilze“', 'poster', 'Zwölf Pilze, von Hand gezeichnet.'],
    ['landkarte', 'Landkarte „Alpen“', 'poster', 'Eine Wandkarte mit allen Hütten und Pässen.'],
    ['geburtstagskarte', 'Geburtstagskarte „Noch eine Kerze“', 'karten', 'Klappkarte mit Umschlag für Geburtstage.'],
    ['dankeskarte', 'Dankeskarte', 'karten', 'Zum Bedanken. Innen leer.'],
    ['hochzeitskarte', 'Hochzeitskarte „Ja“', 'karten', 'Glückwünsche zur Hochzeit.'],
    ['sofakissen', 'Sofakissen „Dünen“', 'kissen', 'Bezug aus Leinen, mit Füllung.', 'Weiß', 'Blau'],
    ['wolldecke', 'Wolldecke „Winterabend“', 'kissen', 'Gewebt aus Schurwolle. Hält Füße warm.', 'Rot'],
    [
      'handyhuelle',
      'Handyhülle „Sternbild“',
      'huellen',
      'Schmale Hülle für viele Geräte.',
      'Schwarz',
      'Nachthimmel',
      'Moos'
    ],
    ['muetze', 'Mütze „Eisfischer“', 'shirts', 'Gestrickt, für kalte Ohren.', 'Grün'],
    ['schuerze', 'Schürze „Küchenchef“', 'taschen', 'Mit zwei großen Taschen. Ein Geschenk für Köche.', 'Schwarz']
  ]
})

const shirts = ['bergtour-shirt', 'fahrrad-shirt', 'kinder-shirt', 'kapuzenpullover', 'muetze']
const cups = ['keramiktasse', 'emaillebecher', 'teetasse']
const books = ['notizbuch', 'skizzenheft', 'reisetagebuch']
const posters = ['hafen-poster', 'pilze-poster', 'landkarte']
const green = ['bergtour-shirt', 'emaillebecher', 'stofftasche', 'reisetagebuch', 'muetze', 'handyhuelle']
const cards = ['geburtstagskarte', 'dankeskarte', 'hochzeitskarte']

/** Searches in German. */
export const germanSet: RelevanceSet = {
  searches: {
    'forms of a word': [
      all('tasse', ...cups),
      all('tassen', ...cups),
      all('becher', ...cups),
      all('bechern', ...cups),
      only('notizbücher', books),
      all('notizbuch', 'notizbuch'),
      all('pilz', 'pilze-poster'),
      only('stofftaschen', ['stofftasche']),
      only('decke', ['wolldecke', 'sofakissen']),
      only('turnbeuteln', ['turnbeutel']),
      all('haus am wasser', 'hafen-poster'),
      all('schmale hüllen', 'handyhuelle'),
      all('gezeichneter pilz', 'pilze-poster')
    ],
    compounds: [
      all('geburtstag', 'geburtstagskarte'),
      all('geburtstagskarten', 'geburtstagskarte'),
      all('handyhüllen schwarz', 'handyhuelle'),
      all('kapuzen', 'kapuzenpullover'),
      all('emaille becher', 'emaillebecher'),
      all('keramik tasse', 'keramiktasse'),
      only('wolldecken', ['wolldecke']),
      only('reise tagebuch', ['reisetagebuch'])
    ],
    'typing mistakes': [
      only('notizbcuh', books),
      only('emailebecher', ['emaillebecher']),
      only('kapuzenpulover', ['kapuzenpullover']),
      only('gebutstagskarte', ['geburtstagskarte']),
      only('stoftasche', ['stofftasche']),
      only('poter', posters)
    ],
    'without umlauts': [
      only('grun', green),
      only('gruen', green),
      all('grünes shirt', 'bergtour-shirt'),
      only('mutze', ['muetze']),
      only('muetze', ['muetze']),
      only('MÜTZEN', ['muetze']),
      only('handyhuelle', ['handyhuelle']),
      only('schurze', ['schuerze']),
      all('weisse tasse', 'keramiktasse', 'teetasse'),
      all('weiße tassen', 'keramiktasse', 'teetasse'),
      only('notizbuecher', books),
      only('grusskarten', cards)
    ],
    'stop words': [
      any('geschenk für köche', 'schuerze'),
      any('ein geschenk fuer koch', 'schuerze'),
      any('shirt für kinder', 'kinder-shirt'),
      only('poster über pilze', ['pilze-poster'])
    ],
    'colours as words': [only('blaue handyhülle', ['handyhuelle']), only('hülle gruen', ['handyhuelle'])],
    'several words': [
      all('blaues shirt', 'bergtour-shirt', 'kinder-shirt'),
      all('rotes t-shirt', 'fahrrad-shirt'),
      only('karte zur hochzeit', ['hochzeitskarte']),
      only('t-shirts', shirts)
    ]
  },
  nonsense: [
    'rasenmäher',
    'xylophon',
    'asdfgh',
    'waschmaschine',
    'druckerpatrone',
    'autoreifen',
    'für',
    'kjhgkjhg tasse'
  ]
}
