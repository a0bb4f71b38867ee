import { catalogueOf } from './goods.ts'
import { type RelevanceSet, all, any, only } from './relevance.ts'

export const frenchCatalogue = catalogueOf({
  categories: {
    vetements: 'Vêtements',
    tasses: 'Tasses',
    sacs: 'Sacs',
    carnets: 'Carnets',
    affiches: 'Affiches',
    cartes: 'Cartes de vœux',
    maison: 'Maison',
    coques: 'Coques de téléphone'
  },
  colours: {
    Vert: '#2F6B3A',
    Bleu: '#2450A4',
    Blanc: '#FFFFFF',
    Noir: '#111111',
    Rouge: '#C0261C',
    Nuit: '#1B2A66',
    Mousse: '#4F6B2F'
  },
  products: [
    [
      'tee-montagne',
      'T-shirt « Haute montagne »',
      'vetements',
      'En coton biologique, imprimé à la main.',
      'Vert',
      'Bleu'
    ],
    [
      'tee-velo',
      'T-shirt « Deux roues »',
      'vetements',
      'Pour celles et ceux qui vont travailler à vélo.',
      'Blanc',
      'Rouge'
    ],
    ['tee-enfant', 'T-shirt enfant « Petit ours »', 'vetements', 'Doux et léger, sans étiquette qui gratte.', 'Bleu'],
    ['tee-rando', 'Tee-shirt « Randonnée »', 'vetements', 'Pour les sentiers.', 'Vert'],
    ['sweat', 'Sweat à capuche « Vent du nord »', 'vetements', 'Épais et chaud, brossé à l’intérieur.', 'Noir'],
    ['chemise', 'Chemise brodée', 'vetements', 'Le col est brodé de fleurs.', 'Blanc'],
    ['tasse-cafe', 'Tasse à café « Bonjour »', 'tasses', 'En grès, passe au lave-vaisselle.', 'Blanc'],
    ['gobelet', 'Gobelet émaillé « Feu de camp »', 'tasses', 'Pour le thé ou le café dehors.', 'Bleu', 'Vert'],
    ['bol', 'Bol « Matin d’été »', 'tasses', 'Un grand bol pour le petit déjeuner.', 'Blanc'],
    ['tote', 'Sac en toile « Jour de marché »', 'sacs', 'Un cabas en coton avec de longues anses.', 'Vert', 'Noir'],
    ['sac-a-dos', 'Sac à dos « Rentrée »', 'sacs', 'Pour l’école et les voyages.', 'Rouge'],
    ['trousse', 'Trousse de toilette', 'sacs', 'Fermeture éclair, doublure lavable.', 'Bleu'],
    ['carnet', 'Carnet ligné « Projets et détours »', 'carnets', '144 pages cousues.', 'Rouge', 'Noir'],
    ['cahier', 'Cahier de croquis', 'carnets', 'Pages blanches pour crayons et pinceaux.', 'Blanc'],
    ['journal', 'Journal de voyage', 'carnets', 'Souvenirs de longues routes et de forêts.', 'Vert'],
    [
      'affiche-port',
      'Affiche « Vieux port »',
      'affiches',
      'Les bateaux et les châteaux au bord de l’eau. Avec ou sans cadre.'
    ],
    [
      'affiche-champignons',
      'Affiche « Champignons de nos forêts »',
      'affiches',
      'Douze champignons dessinés à la main.'
    ],
    ['affiche-chevaux', 'Affiche « Chevaux de Camargue »', 'affiches', 'Imprimée sur papier épais.'],
    ['carte-anniversaire', 'Carte d’anniversaire « Encore une bougie »', 'cartes', 'Carte pliée avec enveloppe.'],
    ['carte-merci', 'Carte de remerciement', 'cartes', 'Pour dire merci.'],
    ['carte-noel', 'Carte de Noël « Étoile »', 'cartes', 'Des étoiles dorées sur fond bleu nuit.'],
    ['coussin', 'Coussin « Dunes »', 'maison', 'Housse en lin, garnissage compris.', 'Blanc', 'Bleu'],
    ['couverture', 'Couverture en laine « Soir d’hiver »', 'maison', 'Tissée en laine vierge.', 'Rouge'],
    ['coque', 'Coque « Constellation »', 'coques', 'Fine coque pour téléphone.', 'Noir', 'Nuit', 'Mousse'],
    ['tablier', 'Tablier « Chef de cuisine »', 'maison', 'Deux grandes poches. Un cadeau pour les cuisiniers.', 'Noir']
  ]
})

const mugs = ['tasse-cafe', 'gobelet', 'bol']
const posters = ['affiche-port', 'affiche-champignons', 'affiche-chevaux']
const books = ['carnet', 'cahier', 'journal']
const cards = ['carte-anniversaire', 'carte-merci', 'carte-noel']

/** Searches in French. */
export const frenchSet: RelevanceSet = {
  searches: {
    'forms of a word': [
      all('tasse', ...mugs),
      all('tasses', ...mugs),
      all('carnets', ...books),
      only('coussins', ['coussin']),
      only('couvertures', ['couverture']),
      all('champignon', 'affiche-champignons'),
      only('cheval', ['affiche-chevaux']),
      only('chevaux', ['affiche-chevaux']),
      all('bateau', 'affiche-port'),
      all('château', 'affiche-port'),
      all('cadeaux', 'tablier'),
      all('affiche imprimé', 'affiche-chevaux'),
      all('t-shirts imprimés', 'tee-montagne'),
      all('chemises brodées', 'chemise'),
      all('voyage', 'journal'),
      only('gobelets', ['gobelet']),
      all('tee', 'tee-rando'),
      all('tees', 'tee-rando'),
      all('tee-shirt', 'tee-rando')
    ],
    'typing mistakes': [
      only('caarnet', books),
      only('couvreture', ['couverture']),
      only('anniversiare', ['carte-anniversaire']),
      only('gobellet', ['gobelet']),
      only('afiche', posters),
      only('chamignon', ['affiche-champignons'])
    ],
    'without accents': [
      all('cafe', 'tasse-cafe', 'gobelet'),
      all('café', 'tasse-cafe', 'gobelet'),
      all('CAFÉS', 'tasse-cafe', 'gobelet'),
      only('noel', ['carte-noel']),
      all('foret', 'affiche-champignons', 'journal'),
      all('velo', 'tee-velo'),
      all('vélos', 'tee-velo'),
      all('etoile', 'carte-noel'),
      all('imprimee', 'affiche-chevaux', 'tee-montagne'),
      all('telephone', 'coque'),
      only('emaille', ['gobelet'])
    ],
    'stop words': [
      only('sac à dos', ['sac-a-dos']),
      only('sac a dos', ['sac-a-dos']),
      only('carte d’anniversaire', ['carte-anniversaire']),
      only("carte d'anniversaire", ['carte-anniversaire']),
      any('cadeau pour un cuisinier', 'tablier'),
      any('t-shirt pour enfants', 'tee-enfant')
    ],
    'colours as words': [only('coques bleues', ['coque']), only('coque verte', ['coque'])],
    'several words': [
      all('t-shirt bleu', 'tee-montagne', 'tee-enfant'),
      all('tasse blanche', 'tasse-cafe', 'bol'),
      all('sac vert', 'tote'),
      only('carte de voeux', cards)
    ]
  },
  nonsense: ['tondeuse', 'xylophone', 'asdfgh', 'lave-linge', 'pneus', 'imprimante laser', 'perceuse', 'kjhgkjhg tasse']
}
