/**
 * Aliases of the column names of this shop's files, as people and other programs write them: English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Japanese.
 */
export const columnAliases: Readonly<Record<string, string>> = {
  handle:
    'url handle, slug, url key, permalink, address, product id, product code, parent sku, adresse, identifiant, identificador, url, 商品id',
  name: 'title, product, product name, product title, item, item name, titel, bezeichnung, artikel, artikelname, produkt, produktname, artikelbezeichnung, nom, titre, produit, nom du produit, designation, nombre, titulo, producto, nombre del producto, nome, titolo, prodotto, nome prodotto, naam, productnaam, produto, nome do produto, 商品名, 名前',
  category:
    'type, product type, product category, group, department, collection, kategorie, warengruppe, produktkategorie, categorie, rubrique, categoria, tipo, productcategorie, カテゴリ, カテゴリー',
  description:
    'body, body html, text, long description, product description, beschreibung, produktbeschreibung, artikelbeschreibung, langtext, description du produit, descripcion, descrizione, omschrijving, beschrijving, descricao, 説明, 商品説明',
  details:
    'properties, attributes, features, eigenschaften, merkmale, caracteristiques, caracteristicas, caratteristiche, kenmerken',
  status: 'state, published, zustand, etat, statut, estado, stato',
  'live from':
    'publish date, published at, available from, launch date, verfugbar ab, disponible a partir de, disponible desde',
  'seo title': 'meta title, page title, meta titel, meta titre, meta titulo',
  'seo description': 'meta description, meta beschreibung, meta descripcion',
  'tax class':
    'tax, tax category, vat class, steuerklasse, steuersatz, classe de taxe, clase de impuesto, classe fiscale',
  'weight (g)': 'weight, grams, weight grams, gewicht, gewicht g, poids, peso',
  'price tiers': 'tier prices, quantity discounts, bulk prices, staffelpreise, prix degressifs',
  'option 1 name': 'option1 name',
  'option 1 value': 'option1 value',
  'option 1 colour': 'option 1 color, option1 colour, swatch',
  'option 2 name': 'option2 name',
  'option 2 value': 'option2 value',
  'option 2 colour': 'option 2 color',
  'option 3 name': 'option3 name',
  'option 3 value': 'option3 value',
  'option 3 colour': 'option 3 color',
  sku: 'variant sku, item number, article number, item no, stock keeping unit, artikelnummer, art nr, artikel nr, artikelnr, bestellnummer, reference, ref, codigo, referencia, codice, codice articolo, artikelcode, referencia do produto, 品番, 商品コード',
  price:
    'variant price, unit price, retail price, regular price, sales price, list price, amount, preis, verkaufspreis, vk, vk preis, einzelpreis, bruttopreis, prix, prix de vente, tarif, precio, precio de venta, prezzo, prezzo di vendita, prijs, verkoopprijs, preco, 価格, 値段, 販売価格',
  'sale price':
    'special price, discounted price, offer price, angebotspreis, aktionspreis, sonderpreis, prix promo, prix promotionnel, precio rebajado, precio de oferta, prezzo scontato, aanbiedingsprijs, preco promocional, セール価格',
  'sale from': 'sale start, sale starts, sale begins, angebot ab, aktion ab',
  'sale until': 'sale end, sale ends, angebot bis, aktion bis',
  'on hand':
    'stock, quantity, qty, inventory, inventory quantity, variant inventory qty, stock quantity, available, units, bestand, lagerbestand, menge, anzahl, verfugbar, quantite, stock disponible, existencias, cantidad, quantita, giacenza, disponibilita, voorraad, aantal, estoque, quantidade, 在庫, 在庫数, 数量',
  'variant weight (g)': 'variant weight, variant grams',
  'on sale': 'active, for sale, aktiv, actif, activo, attivo, actief, ativo',
  picture:
    'image, image src, images, photo, picture url, image url, image link, bild, bilder, bild url, foto, image produit, imagen, immagine, afbeelding, imagem, 画像',
  'picture alt text':
    'alt text, image alt text, alt, alternativtext, texte alternatif, texto alternativo, testo alternativo',
  'picture colour': 'picture color, image colour, image color',
  'picture focus': 'focus',
  'picture crop': 'crop'
}

/** The same for a customer file. */
export const customerColumnAliases: Readonly<Record<string, string>> = {
  'e-mail':
    'email, mail, email address, e mail address, customer email, e mail adresse, mailadresse, adresse e mail, adresse mail, courriel, correo, correo electronico, indirizzo email, posta elettronica, e mailadres, メール, メールアドレス',
  name: 'full name, customer, customer name, display name, kunde, kundenname, nom complet, client, nombre completo, cliente, nome completo, naam, klant, nome, 名前, 氏名',
  'first name': 'firstname, given name, vorname, prenom, nombre, voornaam, primeiro nome, 名',
  'last name':
    'lastname, surname, family name, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam, sobrenome, apelido, 姓',
  phone:
    'telephone, phone number, mobile, tel, telefon, telefonnummer, handy, telephone portable, numero de telephone, telefono, movil, cellulare, telefoon, telefoonnummer, telefone, celular, 電話, 電話番号',
  newsletter:
    'accepts marketing, accepts email marketing, email marketing, marketing consent, subscribed, werbung, infolettre, boletin, bollettino, nieuwsbrief, メルマガ',
  note: 'notes, comment, comments, remark, remarks, notiz, notizen, bemerkung, kommentar, remarque, remarques, commentaire, nota, notas, comentario, observaciones, osservazioni, opmerking, opmerkingen, observacoes, メモ, 備考'
}
